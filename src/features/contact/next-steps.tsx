import { asLetter, mailtoOf } from '../../shared/mailto.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { ContactMessage } from './email.ts';
import styles from './next-steps.module.css';

/** Other ways to reach the secretariat when a message was not, or may not have been, sent. */
export function NextSteps({ message, email }: { message: ContactMessage; email: string }) {
  const { href, mustPaste } = mailtoOf(email, message);
  return (
    <ul className={styles.steps}>
      <li>
        <a href={href}>Send it from your e-mail program</a>
        {mustPaste && <p>Your message is too long for this link. Copy it first, then paste it there.</p>}
      </li>
      <li>
        <CopyButton text={asLetter(message)} />
      </li>
      <li>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a>
        </p>
      </li>
    </ul>
  );
}
