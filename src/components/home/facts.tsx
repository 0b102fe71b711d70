import type { Fact } from '../../lib/conference-facts.ts';
import styles from './facts.module.css';

/** The facts of the conference at a glance. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={`wrap ${styles.facts}`}>
      {facts.map(({ term, lines, note }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
