import type { HTMLAttributes } from 'react';
import { shownAttributes, type TimeShown } from '../shared/time-shown.ts';
import { ArrowLink } from './arrow-link.tsx';
import styles from './fact-list.module.css';
import { Label, Quiet, Title } from './letters.tsx';
import { langOf, type Words, wordsOf } from './words.ts';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: Words;
  lines: Words[];
  note?: string | undefined;
  /** Where its line leads. */
  href?: string;
  /** If it is not always shown. */
  shown?: TimeShown;
}

/** Facts at a glance, across the page. */
export function FactList({ facts, ...attributes }: { facts: Fact[] } & HTMLAttributes<HTMLDListElement>) {
  return (
    <dl className={`wrap ${styles.facts}`} {...attributes}>
      {facts.map(({ term, lines, note, href, shown }) => (
        <div key={[term, ...lines].map(wordsOf).join(' ')} {...(shown && shownAttributes(shown))}>
          <Label as="dt" lang={langOf(term)}>
            {wordsOf(term)}
          </Label>
          {lines.map((line) =>
            href ? (
              <dd key={wordsOf(line)} lang={langOf(line)}>
                <ArrowLink href={href}>{wordsOf(line)}</ArrowLink>
              </dd>
            ) : (
              <Title as="dd" key={wordsOf(line)} className={styles.line} lang={langOf(line)}>
                {wordsOf(line)}
              </Title>
            ),
          )}
          {note && (
            <Quiet as="dd" isSmall className={styles.note}>
              {note}
            </Quiet>
          )}
        </div>
      ))}
    </dl>
  );
}
