import { type HtmlText, nodesIn, textsIn } from '../shared/html.ts';
import type { FieldPath, Issue } from './issue.ts';
import { lineOfNode } from './markdown.ts';
import type { ContentFile } from './read.ts';
import { passagesOf } from './texts.ts';

/** What is left over in a line where Markdown did not become what was meant, and how to write it. */
const LEFTOVERS: [isLeft: (line: string, next: string) => boolean, message: string][] = [
  [
    (line) =>
      /\]\(|\]\[|(?:\] |\))[([](?=\/|#|https?:|www\.|mailto:)/.test(line) ||
      // A bracket that is open at the end.
      /^[^[]*\[.*\((?:\/|https?:)/.test(line.slice(line.lastIndexOf(']') + 1)),
    'This did not become a link. Its words are in square brackets and right after them its address, without spaces, in round ones: [the guidelines](/guidelines).',
  ],
  [
    (line) => line.includes('**'),
    'Visitors would see these asterisks. Bold words have two right before and two right after them: **bold**.',
  ],
  [(line) => line.startsWith('##'), 'This did not become a heading. Write a space after the #: ## Fees.'],
  [
    (line) => /^(?:[•·●▪◦‣∙o]\s|(?:-|\d\d?[.)])\p{L})/u.test(line),
    'This did not become a list. Begin each line of it with a hyphen and a space, or a number, a full stop and a space: - a pen.',
  ],
  [
    (line, next) => line.startsWith('|') || (hasCells(line) && hasCells(next)),
    'This did not become a table. Each of its lines begins and ends with |, and its second line is one of dashes: | --- | --- |.',
  ],
];

/** Whether a line is one of a table, as Markdown writes it or a word processor copies it. */
function hasCells(line: string): boolean {
  return /\||\S\t\S/.test(line);
}

const LINK_OR_TAG = /\]\(|<\/?[a-z][^<>]*>/i;

/** In the preamble, words between two stars stand out. */
function hasMarkup(text: string, path: FieldPath): boolean {
  return LINK_OR_TAG.test(text) || (text.includes('**') && !path.includes('preamble'));
}

/** Texts in which Markdown did not become what was meant: visitors would see its signs. */
export function checkMarkdown(file: ContentFile): Issue[] {
  const { name, markdown, markdownLine, text } = file;
  const inFields = passagesOf(file)
    .filter(({ path, text }) => path && hasMarkup(text, path))
    .map(({ text: _, ...place }) => ({
      ...place,
      message: 'Links, bold words and tags do not work in this field. Write words alone.',
    }));
  const prose = Map.groupBy(
    textsIn(text, ({ tagName }) => tagName === 'code'),
    ({ block }) => block,
  );
  const inText = nodesIn(text).flatMap((node): Issue | Issue[] => {
    const issue = (message: string, linesDown = 0) => ({
      file: name,
      line: markdownLine + lineOfNode(node) - 1 + linesDown,
      message,
    });
    if (node.type === 'raw' && !node.value.startsWith('</'))
      return issue(
        `Markup such as ${node.value.split('\n', 1)} does not work here. Write text, and link to a video or a form: [The form](https://example.org/form). A sign < has a backslash before it: \\<.`,
      );
    if (node.type !== 'element') return [];
    if (node.tagName === 'h1')
      return issue('The title of the page is its first heading, and there is only one. Write ## before this one.');
    const words = prose.get(node)?.map(({ text }) => readable(text, markdown)) ?? [];
    const lines = words.join('').split('\n');
    const found = lines.flatMap((line, index) => {
      const [, message] = LEFTOVERS.find(([isLeft]) => isLeft(line, lines[index + 1] ?? '')) ?? [];
      return message ? issue(message, index) : [];
    });
    return found.slice(0, 1);
  });
  return [...inFields, ...inText];
}

/** A text without signs after a backslash, which are meant to be seen. */
function readable({ value, position }: HtmlText, markdown: string): string {
  const typed = position ? markdown.slice(position.start.offset, position.end.offset) : '';
  return typed.includes('\\') ? typed.replace(/\\[^\w\s]/g, '  ') : value;
}
