import type { MenuLink } from '../../routes.ts';
import { Quiet } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { excerptOf, type FoundPage, type Place } from './find-pages.ts';
import styles from './results.module.css';

/** Parts shown of one page: the others are a click away. */
const MAX_PARTS = 4;

/** A page to look at when nothing is found. */
export type Suggestion = MenuLink & { note: string };

/** The pages found, best first, with the matching headings and the text around each match. */
export function Results({ found, suggestions }: { found: FoundPage[]; suggestions: Suggestion[] }) {
  if (found.length === 0)
    return (
      <div className="stack">
        <p className="measure">
          Try fewer words or other words, or one of these pages. If they do not answer your question, ask the
          secretariat.
        </p>
        <RuledList>
          {suggestions.map(({ label, note, href }) => (
            <LinkRow key={href} title={label} note={note} href={href} />
          ))}
        </RuledList>
      </div>
    );
  return (
    <Ruled as="ol" className={`list ${styles.results}`}>
      {found.map(({ page, parts, words }) => (
        <li key={page.href} lang={page.lang} dir={page.lang && 'auto'}>
          <h3>
            <Link href={page.href} kind="underlined">
              {page.title}
            </Link>
          </h3>
          {parts.length === 0 && <Excerpt place={page} words={words} />}
          {parts.length > 0 && (
            <ul className={`stack ${styles.parts}`}>
              {parts.slice(0, MAX_PARTS).map((part) => (
                <li key={part.href}>
                  <Link href={part.href} kind="arrow">
                    {part.title}
                  </Link>
                  <Excerpt place={part} words={words} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Ruled>
  );
}

function Excerpt({ place, words }: { place: Place; words: Set<string> }) {
  if (place.text === '') return null;
  return (
    <Quiet className={styles.excerpt}>
      {excerptOf(place.text, words).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: an excerpt never changes in place
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </Quiet>
  );
}
