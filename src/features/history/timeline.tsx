import type { History } from '../../content/schemas/about.ts';
import styles from './timeline.module.css';

/** The years of the school and the conference on one line; the latest is this one's. */
export function Timeline({ entries }: { entries: History['timeline'] }) {
  return (
    <ol className={`wrap ${styles.timeline}`}>
      {entries.map(({ year, title, text }, index) => (
        <li key={year} className={index === entries.length - 1 ? styles.latest : undefined}>
          <time className={styles.year} dateTime={String(year)}>
            {year}
          </time>
          <h2 className="title">{title}</h2>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
