import type { PropsWithChildren } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Guidelines } from '../../content/schemas/guidelines.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './guidelines.module.css';

type Guideline = Guidelines['parts'][number]['items'][number];
/** A titled part; `html` is the text of a guideline. */
type GuidelinePart = { title: string; items: (Omit<Guideline, 'text'> & { html: string })[] };

/** All of the page below its head: on paper, a handout. */
export function Handout({ children }: PropsWithChildren) {
  return <div className={`wrap ${styles.handout}`}>{children}</div>;
}

/** The numbered guidelines in their parts; numbers run on from part to part. */
export function GuidelineParts({ parts }: { parts: GuidelinePart[] }) {
  const numbers = new Map(parts.flatMap(({ items }) => items).map((item, index) => [item, index + 1]));
  return (
    <div className={styles.parts}>
      {parts.map(({ title, items }, index) => (
        <Section key={title} title={title} id={`part-${index + 1}`}>
          <ol className={`paper-columns ${styles.list}`} start={items[0] && numbers.get(items[0])}>
            {items.map((item) => (
              <li key={item.title} className={item.emphasis ? styles.binding : undefined}>
                <span className={styles.number} aria-hidden="true">
                  {numbers.get(item)}
                </span>
                <h3 id={`guideline-${numbers.get(item)}`}>{item.title}</h3>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the content, with links to the glossary. */}
                <p className="measure" dangerouslySetInnerHTML={{ __html: item.html }} />
                {item.seeAlso && (
                  <p className="screen-only">
                    <ArrowLink href={item.seeAlso.url}>{item.seeAlso.title}</ArrowLink>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}

/** End of the guidelines: where to ask. */
export function Closing({ edition: { conference, pages } }: { edition: Edition }) {
  return (
    <div className={`grid ${styles.closing}`}>
      <div className={styles.ask}>
        <p className={`statement ${styles.words}`}>{pages.guidelines.closing}</p>
        <div className="actions screen-only">
          <ArrowLink href={routes.contact}>Ask a question</ArrowLink>
          <ArrowLink href={routes.glossary}>{pages.glossary.title}</ArrowLink>
        </div>
        <p className="print-only">{conference.email}</p>
      </div>
    </div>
  );
}
