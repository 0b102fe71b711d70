import { anchorOf } from '../../shared/anchor.ts';
import { capitalise } from '../../shared/words.ts';
import styles from './glossary-list.module.css';

interface Explanation {
  term: string;
  meaning: string;
  /** Terms of the list that help. */
  see: readonly string[];
}

/** Words and their meanings in the order of the alphabet; each can be linked to. */
export function GlossaryList({ terms }: { terms: readonly Explanation[] }) {
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const firstOfLetter = Map.groupBy(sorted, ({ term }) => term.charAt(0).toUpperCase());
  return (
    <div>
      <nav className={`screen-only ${styles.letters}`} aria-label="Words by their first letter">
        <ul>
          {[...firstOfLetter].map(([letter, [first]]) => (
            <li key={letter}>
              <a href={`#${anchorOf(first?.term ?? '')}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={`ruled ${styles.list}`}>
        {sorted.map(({ term, meaning, see }) => (
          <div key={term} id={anchorOf(term)} className={styles.entry}>
            <dt>{capitalise(term)}</dt>
            <dd>
              {meaning}
              {see.length > 0 && <SeeAlso terms={see} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SeeAlso({ terms }: { terms: readonly string[] }) {
  return (
    <span className={`quiet screen-only ${styles.see}`}>
      See also{' '}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 && ', '}
          <a href={`#${anchorOf(term)}`}>{term}</a>
        </span>
      ))}
    </span>
  );
}
