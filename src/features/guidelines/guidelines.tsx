import type { PropsWithChildren } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { MarkedText } from '../../content/terms.ts';
import { routes } from '../../routes.ts';
import { Actions } from '../../ui/actions.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Statement } from '../../ui/statement.tsx';
import { Marked, Noted } from '../glossary/glossary.tsx';
import styles from './guidelines.module.css';

type GuidelinePart = { title: string; items: { title: string; text: MarkedText; emphasis: boolean }[] };

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
        <Clause key={title} title={title} id={`part-${index + 1}`}>
          <ol className={`paper-columns ${styles.list}`} start={items[0] && numbers.get(items[0])}>
            {items.map((item) => (
              <li key={item.title} className={item.emphasis ? styles.binding : undefined}>
                <span className={styles.number} aria-hidden="true">
                  {numbers.get(item)}
                </span>
                <div>
                  <h3 id={`guideline-${numbers.get(item)}`}>{item.title}</h3>
                  <Noted as="p" columns={8}>
                    <Marked text={item.text} />
                  </Noted>
                </div>
              </li>
            ))}
          </ol>
        </Clause>
      ))}
    </div>
  );
}

interface ClosingProps {
  /** Such as a seal under the articles. */
  picture: Picture | undefined;
  edition: Edition;
}

/** End of the guidelines: where to ask. */
export function Closing({ picture, edition: { conference, pages, wording } }: ClosingProps) {
  const words = wording.guidelines;
  return (
    <div className={`columns ${styles.closing}`}>
      <div className="screen-only">
        {picture && <PictureImage picture={picture} alt="" sizes="(min-width: 60rem) 11rem, 9rem" />}
      </div>
      <div>
        <Statement className={styles.words}>{pages.guidelines.closing}</Statement>
        <Actions>
          <ArrowLink href={routes.contact}>{words.ask}</ArrowLink>
          <ArrowLink href={routes.firstConference}>{pages.firstConference.title}</ArrowLink>
          {conference.offerOfflineCopy && <ArrowLink href={routes.offlineCopy}>{words.keep}</ArrowLink>}
        </Actions>
        <p className="print-only">{conference.email}</p>
      </div>
    </div>
  );
}
