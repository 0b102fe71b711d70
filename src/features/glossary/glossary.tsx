import type { Glossary } from '../../content/schemas/glossary.ts';
import { type MarkedText, termAnchor } from '../../content/terms.ts';
import { routes } from '../../routes.ts';
import { capitalise } from '../../shared/words.ts';
import { Title } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './glossary.module.css';

/** A text whose terms lead to their explanation. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece) => (typeof piece === 'string' ? piece : <TermLink key={piece.anchor} {...piece} />));
}

/** A word in a sentence that leads to its explanation. */
export function TermLink({ anchor, words }: { anchor: string; words: string }) {
  return (
    <Link href={`${routes.firstConference}#${anchor}`} className={styles.term}>
      {words}
    </Link>
  );
}

/** Words and their meanings in alphabetical order; each can be linked to. */
export function GlossaryList({ terms }: { terms: Glossary['terms'] }) {
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const firstOfLetter = Map.groupBy(sorted, ({ term }) => term.charAt(0).toUpperCase());
  return (
    <div>
      <nav className="screen-only" aria-label="Words by their first letter">
        <ul className={styles.letters}>
          {[...firstOfLetter].map(([letter, [first]]) => (
            <Title as="li" key={letter}>
              <Link kind="listed" href={`#${termAnchor(first?.term ?? '')}`}>
                {letter}
              </Link>
            </Title>
          ))}
        </ul>
      </nav>
      <Ruled as="dl" className="paper-columns">
        {sorted.map(({ term, meaning, see }) => (
          <div key={term} id={termAnchor(term)} className={styles.entry}>
            <Title as="dt">{capitalise(term)}</Title>
            <dd>
              {meaning}
              {see.length > 0 && (
                <small className="screen-only">
                  See also{' '}
                  {see.map((other, index) => (
                    <span key={other}>
                      {index > 0 && ', '}
                      <Link kind="inline" href={`#${termAnchor(other)}`}>
                        {other}
                      </Link>
                    </span>
                  ))}
                </small>
              )}
            </dd>
          </div>
        ))}
      </Ruled>
    </div>
  );
}
