import { type Fact, FactList } from '../../ui/fact-list.tsx';
import styles from './brief.module.css';

/** More than a sheet has room for: the rest is cut off. */
const LINES = Array.from({ length: 24 }, (_, line) => line);

/** The facts of the conference on a committee's printed brief. */
export function BriefFacts({ facts }: { facts: Fact[] }) {
  return <FactList facts={facts} className={styles.facts} noteClassName={styles.note} />;
}

/** Lines to write on, as many as the rest of the printed sheet has room for. */
export function NoteLines() {
  return (
    <div className={styles.notes} aria-hidden="true">
      <p className="label">Notes</p>
      <div className={styles.lines}>
        {LINES.map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}
