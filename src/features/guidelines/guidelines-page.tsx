import type { SiteContent } from '../../content/collections.ts';
import type { Guidelines } from '../../content/schemas/guidelines.ts';
import { routes } from '../../routes.ts';
import { createElement, createText, type HtmlElement } from '../../shared/html.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { JumpList } from '../../ui/jump-list.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './guidelines-page.module.css';

type Guideline = Guidelines['parts'][number]['items'][number];
/** A part whose texts are trees, which may have links to the glossary. */
type GuidelinePart = { title: string; items: (Omit<Guideline, 'text'> & { text: HtmlElement })[] };

/** The texts of the guidelines as trees. @param change applied to each paragraph, for example to link its terms */
export function guidelineTexts({ overview, parts }: Guidelines, change = (paragraph: HtmlElement) => paragraph) {
  const paragraph = (text: string) => change(createElement('p', {}, [createText(text)]));
  return {
    overview: overview.map(paragraph),
    parts: parts.map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ ...item, text: paragraph(item.text) })),
    })),
  };
}

const partId = (index: number) => `part-${index + 1}`;

export function PartList({ parts, label }: { parts: GuidelinePart[]; label: string }) {
  return <JumpList label={label} parts={parts.map(({ title }, index) => ({ id: partId(index), title }))} />;
}

export function GuidelineParts({ parts }: { parts: GuidelinePart[] }) {
  const numbers = new Map(parts.flatMap(({ items }) => items).map((item, index) => [item, index + 1]));
  return parts.map(({ title, items }, index) => (
    <Section key={title} title={title} id={partId(index)}>
      <ol className={styles.rules} start={items[0] && numbers.get(items[0])}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 id={`guideline-${numbers.get(item)}`} className={item.emphasis ? 'binding' : undefined}>
              <span className={styles.number}>{numbers.get(item)} </span>
              {item.title}
            </h3>
            <p>
              <Text nodes={item.text.children} />
            </p>
            {item.seeAlso && (
              <div className="screen-only">
                <ArrowLink href={item.seeAlso.url}>{item.seeAlso.title}</ArrowLink>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  ));
}

/** The end of the page: a last sentence, links and a print button. */
export function Closing({ conference, ownPages }: Pick<SiteContent, 'conference' | 'ownPages'>) {
  return (
    <Section>
      <div>
        <p className="statement">{ownPages.guidelines.closing}</p>
        <div className="actions screen-only">
          <ArrowLink href={routes.contact}>Ask a question</ArrowLink>
          <ArrowLink href={routes.glossary}>{ownPages.glossary.title}</ArrowLink>
          <PrintButton>Print as a handout</PrintButton>
        </div>
        <p className="print-only">{conference.email}</p>
      </div>
    </Section>
  );
}
