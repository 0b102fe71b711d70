import { clsx } from 'clsx';
import { createElement, type ReactNode } from 'react';
import { elementsIn, type HtmlElement, type HtmlNode, textOf } from '../shared/html.ts';
import { Link } from './link.tsx';
import { type Picture, PictureImage } from './picture-image.tsx';
import styles from './text.module.css';

interface TextProps {
  nodes: readonly HtmlNode[];
  pictures?: Record<string, Picture> | undefined;
}

/** On phones, tables are laid out as blocks: without these roles, browsers would no longer expose them as tables. */
const TABLE_ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** The width of the text column: styles/foundation.css. */
const SIZES = '(min-width: 60rem) min(43vw, 40rem), (min-width: 40rem) 68vw, 92vw';

/** Renders parsed Markdown, usually inside `Prose`. */
export function Text({ nodes, pictures }: TextProps): ReactNode {
  return nodes.map((node, index) => {
    // HTML tags in the content are shown as text, so that the content can add no elements or scripts.
    if (node.type === 'text' || node.type === 'raw') return node.value;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change.
    return node.type === 'element' && <TextElement key={index} element={node} pictures={pictures} />;
  });
}

function TextElement({ element, pictures }: { element: HtmlElement; pictures: TextProps['pictures'] }) {
  const { tagName, properties, children } = element;
  const attributes = attributesOf(properties);
  // In a task list, the style sheet draws the box of each item.
  if (tagName === 'input') return null;
  if (tagName === 'img') {
    const picture = pictures?.[String(properties.src)];
    if (!picture) throw new Error(`The page has not looked for the picture ${properties.src}.`);
    return <PictureImage picture={picture} alt={String(properties.alt)} sizes={SIZES} />;
  }
  const inside = children.length > 0 ? <Text nodes={children} pictures={pictures} /> : undefined;
  if (tagName === 'a')
    return (
      <Link {...attributes} href={String(properties.href)}>
        {inside}
      </Link>
    );
  if (tagName === 'table')
    return (
      // biome-ignore lint/a11y: the keyboard scrolls this group if it is wider than the screen, and it is no fieldset.
      <div className={styles.table} role="group" aria-label={`Table: ${columnHeadsOf(element)}`} tabIndex={0}>
        <table role={TABLE_ROLES.table}>{inside}</table>
      </div>
    );
  if (tagName === 'p' && areAllPictures(children)) attributes.className = styles.pictures;
  return createElement(tagName, { role: TABLE_ROLES[tagName], ...attributes }, inside);
}

function areAllPictures(nodes: readonly HtmlNode[]): boolean {
  return nodes.every((node) =>
    node.type === 'text' ? !node.value.trim() : 'tagName' in node && node.tagName === 'img',
  );
}

function columnHeadsOf(table: HtmlElement): string {
  const heads = elementsIn(table).filter(({ tagName }) => tagName === 'th');
  return heads.map(textOf).filter(Boolean).join(', ');
}

/** Converts attributes for React. Alignment becomes a class, since the security policy allows no inline styles. */
function attributesOf({ className, style, ...properties }: HtmlElement['properties']) {
  const [, align] = /^text-align: (\w+)/.exec(String(style)) ?? [];
  const names = clsx(className as string[] | undefined, align && styles[align]);
  const attributes = Object.entries(properties)
    .filter(([name]) => !name.startsWith('data'))
    .map(([name, value]) => [name.replace(/^aria.+/, (aria) => `aria-${aria.slice(4).toLowerCase()}`), value]);
  return { ...Object.fromEntries(attributes), ...(names && { className: names }) } as Record<string, unknown>;
}
