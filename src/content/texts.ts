import { decode } from '../shared/base-path.ts';
import { elementsIn, type HtmlElement, type HtmlNode, type HtmlParent, textOf } from '../shared/html.ts';
import type { FieldPath } from './issue.ts';
import { lineOfNode, parseMarkdown } from './markdown.ts';
import type { ContentFile } from './read.ts';

/** A text of the content and its place. */
interface Passage {
  file: string;
  line: number | undefined;
  /** Path of the field, if the text is from a field. */
  path?: FieldPath;
  text: string;
}

/** All texts of a file: its fields, and its Markdown line by line. */
export function passagesOf({ name, fields, markdown, markdownLine, lineOf }: ContentFile): Passage[] {
  const inFields = fields.flatMap(({ path, value }) =>
    typeof value === 'string' ? { file: name, line: lineOf(path), path, text: value } : [],
  );
  const inMarkdown = markdown.split('\n').map((text, index) => ({ file: name, line: markdownLine + index, text }));
  return [...inFields, ...inMarkdown.filter(({ text }) => text.trim() !== '')];
}

/** A Markdown text as a tree: the text below the fields, or a Markdown field. */
export interface MarkdownText {
  tree: HtmlParent;
  markdown: string;
  /** The line of a node in the file; in a field, whose lines YAML may have folded, the line on which the field begins. */
  lineOf: (node: HtmlNode) => number | undefined;
  path?: FieldPath | undefined;
}

/** The Markdown texts of a file: Markdown fields, then the text below the fields. */
export function markdownIn({ body, markdown, markdownLine, fields, lineOf }: ContentFile): MarkdownText[] {
  const inFields = fields.flatMap(({ path, value, kind }) =>
    kind.isMarkdown && typeof value === 'string'
      ? { tree: parseMarkdown(value), markdown: value, lineOf: () => lineOf(path), path }
      : [],
  );
  return [...inFields, { tree: body, markdown, lineOf: (node) => markdownLine + lineOfNode(node) - 1 }];
}

/** A link or a picture in the content. `text` is its text or alternative text; in a field, its address. */
interface ContentLink extends Passage {
  isPicture: boolean;
  address: string;
}

/** Every link and picture in the fields and the text of a file. */
export function linksIn(file: ContentFile): ContentLink[] {
  const { name, fields, lineOf } = file;
  const inFields = fields.flatMap(({ path, value, kind }): ContentLink[] => {
    if (!(kind.isAddress || kind.isPicture) || typeof value !== 'string') return [];
    const isPicture = kind.isPicture === true;
    return [{ file: name, line: lineOf(path), path, text: value, isPicture, address: value }];
  });
  const inText = markdownIn(file).flatMap(({ tree, lineOf }) =>
    elementsIn(tree).flatMap((element): ContentLink[] => {
      const { href, src } = element.properties;
      const encoded = href ?? src;
      if (typeof encoded !== 'string') return [];
      const address = encoded.replace(/(?:%[89a-f][\da-f])+|%7[bd]/gi, decode);
      const text = labelOf(element);
      return [{ file: name, line: lineOf(element), text, isPicture: src !== undefined, address }];
    }),
  );
  return [...inFields, ...inText];
}

/** The words of a link, or the alternative text of a picture. */
function labelOf(element: HtmlElement): string {
  const pictures = [element, ...elementsIn(element)].map(({ properties: { alt } }) => alt ?? '');
  return textOf(element) + pictures.join('');
}
