import type { Conference } from '../content/schemas/conference.ts';
import { formatMonth } from '../shared/dates.ts';
import { ordinal } from '../shared/words.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './site-header.module.css';

/** Says on every page of an archive what it is. The link is no `Link`, since it leads out of the archive. */
export function ArchiveNotice({ conference: { edition, dates } }: { conference: Conference }) {
  return (
    <aside className={styles.archive} aria-label="About this archive" data-theme="night">
      <p className={`wrap actions ${styles.line}`}>
        <span>
          This is the archive of the {ordinal(edition)} edition, {formatMonth(dates.first)}.
        </span>
        <a className="action screen-only" href="/">
          Go to this year’s site <Icon name="arrow-right" />
        </a>
      </p>
    </aside>
  );
}
