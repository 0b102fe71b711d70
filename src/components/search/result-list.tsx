import type { Segment } from '../../lib/excerpt.ts';
import type { FoundPage } from '../../lib/search-index.ts';
import { Link } from '../ui/link.tsx';
import { moveFocus, STOP } from './move-focus.ts';
import styles from './result-list.module.css';

/** What was found, best first: pages, the headings under which the words stand, and the words around them. */
export function ResultList({ pages }: { pages: FoundPage[] }) {
  return (
    <ol className={styles.list}>
      {pages.map(({ title, href, excerpt, parts }) => (
        <li key={href}>
          <h3>
            <Link href={href} className={styles.page} {...STOP} onKeyDown={moveFocus}>
              {title}
            </Link>
          </h3>
          <Excerpt segments={excerpt} />
          {parts.length > 0 && (
            <ul className={styles.parts}>
              {parts.map((part) => (
                <li key={part.href}>
                  <Link href={part.href} className={styles.part} {...STOP} onKeyDown={moveFocus}>
                    {part.title}
                  </Link>
                  <Excerpt segments={part.excerpt} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Excerpt({ segments }: { segments: Segment[] }) {
  if (segments.length === 0) return null;
  return (
    <p className={styles.excerpt}>
      {segments.map(({ text, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: an excerpt never changes in place
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </p>
  );
}
