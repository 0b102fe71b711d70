import type { Issue } from '../content/issue.ts';
import { parseMarkdown } from '../content/markdown.ts';
import type { ContentFile } from '../content/read.ts';
import { invisibleMessage } from '../content/schemas/fields.ts';
import { type MarkdownText, markdownIn } from '../content/texts.ts';
import {
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  type HtmlText,
  nodesIn,
  textOf,
  textsIn,
} from '../shared/html.ts';

const ASTERISKS =
  'Visitors would see these asterisks. Bold words have two right before and two right after them: **bold**.';
const FOOTNOTE = 'Footnotes do not work here. Write the note into the sentence, in (round brackets).';

/** Markdown that was not recognised and would be shown as text, with the correction. */
const LEFTOVERS: [isLeft: (line: string, lines: readonly string[], index: number) => boolean, message: string][] = [
  [(line) => line.includes('[^'), FOOTNOTE],
  [
    (line, _lines, index) => index === 0 && /^-?\[[ x]?\]/i.test(line),
    'This did not become a list to tick. Begin each line of it with a hyphen, a space, brackets with a space between them, and a space: - [ ] a pen.',
  ],
  [
    (line) =>
      /\]\(|\]\[|(?:\] |\))[([](?=\/|#|https?:|www\.|mailto:)/.test(line) ||
      // An unclosed bracket at the end.
      /^[^[]*\[.*\((?:\/|https?:)/.test(line.slice(line.lastIndexOf(']') + 1)),
    'This did not become a link. Its words are in square brackets and right after them its address, without spaces, in round ones: [the guidelines](/guidelines).',
  ],
  [(line) => line.includes('**'), ASTERISKS],
  [(line) => line.startsWith('##'), 'This did not become a heading. Write a space after the #: ## Fees.'],
  [
    (line, lines, index) => {
      const mark = markOf(line);
      // A single line may begin with a dash or a tick, such as the name below a quotation, or a cell.
      const isFirst = index === 0 && !'1–—✓✔'.includes(`${mark}`);
      return mark !== undefined && (isFirst || mark === markOf(lines[index + 1]));
    },
    'This did not become a list. Begin each line of it with a hyphen and a space, or a number, a full stop and a space: - a pen.',
  ],
  [
    (line, lines, index) => line.startsWith('|') || (hasCells(line) && hasCells(lines[index + 1])),
    'This did not become a table. Each of its lines begins and ends with |, and its second line is one of dashes: | --- | --- |.',
  ],
];

/** The list marker of a line that Markdown does not accept as a list: `-`, `•` or, for any number, `1`. */
function markOf(line = ''): string | undefined {
  const [mark] = /^(?:[•·●▪◦‣∙o✓✔➢➤❖\uf000-\uf0ff–—](?=\s)|-(?=\p{L})|\d\d?(?=[.)]\p{L}))/u.exec(line) ?? [];
  return mark?.replace(/\d+/, '1');
}

/** Whether a line looks like a row of a table, in Markdown or copied from a word processor. */
function hasCells(line = ''): boolean {
  return /\||\S\t\S/.test(line);
}

/** Markdown mistakes: visitors would see markup, or miss words. */
export function checkMarkdown(file: ContentFile): Issue[] {
  return [...checkPlainFields(file), ...markdownIn(file).flatMap((text) => checkText(file.name, text))];
}

/** Markdown in fields that are plain text. */
function checkPlainFields({ name, fields }: ContentFile): Issue[] {
  return fields.flatMap(({ path, value, kind }) =>
    typeof value === 'string' && !kind.isMarkdown && hasMarkup(value)
      ? { file: name, path, message: 'Links, bold words and tags do not work in this field. Write words alone.' }
      : [],
  );
}

/** Whether a text has bold words, tags, pictures or links; a bare address does not count. */
function hasMarkup(text: string): boolean {
  const tree = parseMarkdown(text);
  const hasBrackets = elementsIn(tree).some(
    ({ tagName, position }) => /^(?:a|img)$/.test(tagName) && /^!?\[/.test(text.slice(position?.start.offset)),
  );
  return hasBrackets || text.includes('**') || nodesIn(tree).some(({ type }) => type === 'raw');
}

function checkText(file: string, { tree, markdown, lineOf, path }: MarkdownText): Issue[] {
  const prose = Map.groupBy(
    textsIn(tree, ({ tagName }) => tagName === 'code'),
    ({ block }) => block,
  );
  return nodesIn(tree).flatMap((node): Issue | Issue[] => {
    const issue = (message: string, linesDown = 0) => {
      const line = lineOf(node);
      return { file, path, line: line && line + linesDown, message };
    };
    if (node.type === 'raw' && !node.value.startsWith('</'))
      return issue(
        `Markup such as ${node.value.split('\n', 1)} does not work here. Write text, and link to a video or a form: [The form](https://example.org/form). A sign < has a backslash before it: \\<.`,
      );
    if (node.type === 'text') {
      const message = invisibleMessage(node.value, true);
      return message ? issue(message) : [];
    }
    if (node.type !== 'element') return [];
    if (path && node.tagName === 'img')
      return issue('Pictures work only in the text below the fields. Leave it out here.');
    const message = elementMessage(node, markdown);
    if (message) return issue(message);
    const texts = prose.get(node) ?? [];
    const asTyped = texts.map(({ text }) => withoutEscapes(text, markdown));
    if (texts.some(({ text, parent }, index) => isBesideEmphasis(text, parent) && /^\*|\*$/.test(`${asTyped[index]}`)))
      return issue(ASTERISKS);
    if (texts.some(({ text, parent }) => isCutAddress(text, parent)))
      return issue('Part of an email address became a link. Put < and > around all of it.');
    const lines = asTyped.join('').split('\n');
    const found = lines.flatMap((line, index) => {
      const [, message] = LEFTOVERS.find(([isLeft]) => isLeft(line, lines, index)) ?? [];
      return message ? issue(message, index) : [];
    });
    return found.slice(0, 1);
  });
}

/** Error message for an element that pages cannot show. */
function elementMessage(element: HtmlElement, markdown: string): string | undefined {
  const { tagName, properties, children, position } = element;
  if (tagName === 'h1')
    return 'The title of the page is its first heading, and there is only one. Write ## before this one.';
  if (tagName === 'a' && textOf(element).startsWith('^')) return FOOTNOTE;
  if (tagName === 'pre' && !/^(?:`{3}|~{3})/.test(markdown.slice(position?.start.offset)))
    return 'A text that begins with four spaces or a tab is shown in typewriter letters, on one long line. Delete them.';
  const isToTick = [properties.className].flat().includes('task-list-item');
  if (isToTick && elementsIn(element).find(({ tagName }) => tagName === 'input')?.properties.checked)
    return 'A box cannot be ticked in advance: pages are ticked on paper. Write a space between the brackets: - [ ] a pen.';
  // Cells beyond those of the first row are dropped.
  if (
    tagName === 'tr' &&
    (children.findLast((cell) => cell.position)?.position?.end.offset ?? 0) < (position?.end.offset ?? 0)
  )
    return 'This line has more cells than the first of its table: visitors would not see the last. A | within a cell has a backslash before it: \\|.';
  return undefined;
}

/** Whether a text is next to bold or italic words, so that asterisks at its edge are left over. */
function isBesideEmphasis(text: HtmlText, { children }: HtmlParent): boolean {
  const index = children.indexOf(text);
  return [children[index - 1], children[index + 1]].some(
    (node) => node?.type === 'element' && /^(?:em|strong)$/.test(node.tagName),
  );
}

/** Whether a text ends with the beginning of an email address: Markdown links only what follows an apostrophe. */
function isCutAddress(text: HtmlText, { children }: HtmlParent): boolean {
  const link = children[children.indexOf(text) + 1];
  if (link?.type !== 'element' || link.properties.href !== `mailto:${textOf(link)}` || !link.position) return false;
  const { start, end } = link.position;
  const hasBrackets = end.column - start.column > textOf(link).length;
  return !hasBrackets && /\p{L}[’&]$/u.test(text.value);
}

/** A text without escaped characters, which are meant to be shown. */
function withoutEscapes({ value, position }: HtmlText, markdown: string): string {
  const typed = position ? markdown.slice(position.start.offset, position.end.offset) : '';
  return typed.includes('\\') ? typed.replace(/\\[^\w\s]/g, '  ') : value;
}
