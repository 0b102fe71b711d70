import { routes } from '../../site/routes.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from './notice.tsx';
import { FAILED } from './outcome.tsx';
import styles from './script-missing.module.css';
import toaster from './toaster.module.css';

/**
 * Shown by `features/contact/early-submit.client.ts` when the form is sent and its script does not load: the toast, and the panel under
 * the form. Both are outside the island, whose script would have to change them there.
 */
export function ScriptMissing({ email }: { email: string }) {
  return (
    <>
      <div className={styles.panel} id="script-missing" hidden>
        <p tabIndex={-1}>
          Your message was not sent, because part of this page did not load. Your text is still in the form.
        </p>
        <ul>
          <li>
            <Link href={routes.contact}>Reload the page and try again</Link>
          </li>
          <li>
            <a href={`mailto:${email}`} data-letter="">
              Send it from your e-mail program
            </a>
          </li>
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
      </div>
      <div className={toaster.toaster} role="status" id="script-missing-toast" hidden>
        <Notice kind="failed-toast" icon="warning" text={FAILED} />
      </div>
    </>
  );
}
