import { routes } from '../../lib/routes.ts';
import { Link } from '../ui/link.tsx';
import styles from './script-missing.module.css';

/**
 * Told by `lib/early-submit.ts` to whoever has sent the form while its script does not come.
 * Outside the island: the script that is missing would have to change it there.
 */
export function ScriptMissing({ email }: { email: string }) {
  return (
    <div className={styles.notice} id="script-missing" hidden data-pagefind-ignore>
      <p tabIndex={-1}>Your message was not sent, and nothing you wrote is lost: a part of this page did not arrive.</p>
      <ul>
        <li>
          <Link href={routes.contact}>Reload the page and try again</Link>
        </li>
        <li>
          <a href={`mailto:${email}`} data-letter="">
            Send it from your mail program
          </a>
        </li>
        <li>
          Write to <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  );
}
