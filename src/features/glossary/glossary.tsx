import { clsx } from 'clsx';
import type { Glossary } from '../../content/schemas/glossary.ts';
import { termAnchor } from '../../routes.ts';
import { capitalise } from '../../shared/words.ts';
import { Link } from '../../ui/link.tsx';
import styles from './glossary.module.css';

const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`;

export function GlossaryList({ terms }: { terms: Glossary['terms'] }) {
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const letters = [...Map.groupBy(sorted, ({ term }) => term.charAt(0).toUpperCase())];
  return (
    <>
      <nav className={clsx('screen-only', styles.index)} aria-label="Words by their first letter">
        <ul className={styles.letters} data-letters>
          {letters.map(([letter]) => (
            <li className="title" key={letter}>
              <Link className="target listed" href={`#${letterAnchor(letter)}`}>
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.entries}>
        {letters.map(([letter, entries]) => (
          <div key={letter} data-letter={letterAnchor(letter)}>
            <h2 id={letterAnchor(letter)}>{letter}</h2>
            <dl>
              {entries.map(({ term, meaning, see }) => (
                <div key={term} className={styles.entry}>
                  {/* A link to the term moves the focus to it, so that screen readers read the term with its meaning. */}
                  <dt
                    id={termAnchor(term)}
                    className="title"
                    tabIndex={-1}
                    aria-describedby={`${termAnchor(term)}-meaning`}
                  >
                    {capitalise(term)}
                  </dt>
                  <dd id={`${termAnchor(term)}-meaning`}>{meaning}</dd>
                  {see.length > 0 && <SeeAlso terms={see} />}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

function SeeAlso({ terms }: { terms: readonly string[] }) {
  return (
    <dd className="screen-only small quiet">
      See also{' '}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 && ', '}
          <Link className="link" href={`#${termAnchor(term)}`}>
            {term}
          </Link>
        </span>
      ))}
    </dd>
  );
}
