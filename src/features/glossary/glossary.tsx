import type { Glossary } from '../../content/schemas/glossary.ts';
import { capitalise } from '../../shared/words.ts';
import { Link } from '../../ui/link.tsx';
import styles from './glossary.module.css';
import { termAnchor } from './terms.ts';

/** Words and their meanings in alphabetical order, below links to their first letters; each can be linked to. */
export function GlossaryList({ terms }: { terms: Glossary['terms'] }) {
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const byLetter = Map.groupBy(sorted, ({ term }) => term.charAt(0).toUpperCase());
  return (
    <div>
      <nav className="screen-only" aria-label="Words by their first letter">
        <ul className={styles.letters}>
          {[...byLetter].map(([letter, [first]]) => (
            <li className="title" key={letter}>
              <Link kind="listed" href={`#${termAnchor(first?.term ?? '')}`}>
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={styles.entries}>
        {sorted.map(({ term, meaning, see }) => (
          <div key={term} id={termAnchor(term)} className={styles.entry}>
            <dt className="title">{capitalise(term)}</dt>
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
    <small className="screen-only">
      See also{' '}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 && ', '}
          <Link kind="inline" href={`#${termAnchor(term)}`}>
            {term}
          </Link>
        </span>
      ))}
    </small>
  );
}
