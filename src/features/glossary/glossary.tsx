import type { ReactNode } from 'react';
import type { Glossary } from '../../content/schemas/glossary.ts';
import { type MarkedTerm, type MarkedText, termAnchor } from '../../content/terms.ts';
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
export function TermLink({ anchor, words, note }: MarkedTerm) {
  return (
    <>
      <Link href={`${routes.firstConference}#${anchor}`} className={styles.term}>
        {words}
      </Link>
      {note && <MarginNote {...note} />}
    </>
  );
}

/**
 * The meaning of the word before it, beside the line of that word. For sighted readers on wide screens alone: others would
 * hear it in the middle of the sentence, and have the link.
 */
function MarginNote({ term, meaning }: NonNullable<MarkedTerm['note']>) {
  return (
    <small className={styles.note} aria-hidden="true">
      <b>{capitalise(term)}</b> {meaning}
    </small>
  );
}

interface NotedProps {
  as?: 'div' | 'p';
  /** The columns for a text and its notes: nine beside a margin, ten beside that of a committee, eight beside a numeral. */
  columns?: 8 | 9 | 10;
  children: ReactNode;
}

/** A text whose words can have notes beside them, in the last three columns of the page. */
export function Noted({ as: Text = 'div', columns = 9, children }: NotedProps) {
  return (
    <Text className={`${Text === 'div' ? 'prose' : ''} ${styles.noted} ${styles[`of${columns}`]}`}>{children}</Text>
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
