import { clsx } from 'clsx';
import type { Conference } from '../content/schemas/conference.ts';
import { untilEndOf } from '../phase/phase.ts';
import { Link } from '../ui/link.tsx';
import styles from './notice.module.css';

export function Notice({ conference: { notice, timeZone } }: { conference: Conference }) {
  if (!notice) return null;
  return (
    <aside className={clsx('screen-only', styles.notice)} aria-label="Notice" {...untilEndOf(notice.until, timeZone)}>
      <p className="wrap">
        {notice.url ? (
          <Link className="target" href={notice.url}>
            {notice.text}
          </Link>
        ) : (
          notice.text
        )}
      </p>
    </aside>
  );
}
