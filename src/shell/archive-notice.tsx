import { Icon } from '../ui/icon.tsx';
import styles from './site-header.module.css';

interface ArchiveNoticeProps {
  /** Such as `ninth edition`. */
  editionName: string;
  /** Such as `October 2025`. */
  month: string;
}

/** Says on every page of an archive what it is. The link is no `Link`, since it leads out of the archive. */
export function ArchiveNotice({ editionName, month }: ArchiveNoticeProps) {
  return (
    <aside className={styles.archive} aria-label="About this archive" data-theme="night">
      <p className={`wrap actions ${styles.line}`}>
        <span>
          This is the archive of the {editionName}, {month}.
        </span>
        <a className="action screen-only" href="/">
          Go to this year’s site <Icon name="arrow-right" />
        </a>
      </p>
    </aside>
  );
}
