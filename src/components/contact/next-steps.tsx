import type { ContactMessage } from '../../lib/email.ts';
import { asLetter, mailtoOf } from '../../lib/mailto.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps {
  message: ContactMessage;
  reference: string | undefined;
  email: string;
}

/** The ways that are left when a message did not go through the form, or may not have. */
export function NextSteps({ message, reference, email }: NextStepsProps) {
  const { href, mustPaste } = mailtoOf(email, message, reference);
  return (
    <ul className={styles.steps}>
      <li>
        <a href={href}>Send it from your mail program</a>
        {mustPaste && <p>It is too long to be handed over: copy it first, and paste it there.</p>}
      </li>
      <li>
        <CopyButton text={asLetter(message, reference)} />
      </li>
      <li>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a>
        </p>
      </li>
    </ul>
  );
}
