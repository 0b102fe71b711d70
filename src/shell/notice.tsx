import type { Conference } from '../content/schemas/conference.ts';
import { endOf } from '../shared/dates.ts';
import { Link } from '../ui/link.tsx';
import styles from './notice.module.css';

/** The notice of conference.yaml, a line under the header of every page until its day is over: phase/phase.client.ts. */
export function Notice({ conference: { notice, timeZone } }: { conference: Conference }) {
  if (!notice) return null;
  const until = endOf(notice.until, timeZone);
  return (
    <aside
      className={`screen-only ${styles.notice}`}
      aria-label="Notice"
      data-until={until}
      hidden={until <= Date.now()}
    >
      <p className="wrap">{notice.link ? <Link href={notice.link}>{notice.text}</Link> : notice.text}</p>
    </aside>
  );
}
