import type { Issue } from '../content/issue.ts';
import { parseMarkdown } from '../content/markdown.ts';
import type { ContentFile } from '../content/read.ts';
import { invisibleMessage } from '../content/schemas/fields.ts';
import { type MarkdownText, markdownIn } from '../content/texts.ts';
import { elementsIn, type HtmlNode, nodesIn } from '../shared/html.ts';

/** Signs of bold words, links, headings, tables and footnotes that the Markdown parser has left in a text. */
const MARKUP = /\*\*|\]\(|^##|^\||\[\^/m;

/** Issues for Markdown that the page would show as markup, such as `**`, or would not show at all. */
export function checkMarkdown(file: ContentFile): Issue[] {
  return [...checkPlainFields(file), ...markdownIn(file).flatMap((text) => checkText(file.name, text))];
}

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

function checkText(file: string, { tree, lineOf, path }: MarkdownText): Issue[] {
  const code = new Set(elementsIn(tree).flatMap((element) => (element.tagName === 'code' ? nodesIn(element) : [])));
  const issues = nodesIn(tree).flatMap((node) => {
    const message = code.has(node) ? undefined : nodeMessage(node, path !== undefined);
    return message ? { file, line: lineOf(node), path, message } : [];
  });
  // Issues have the line in which their paragraph begins. An issue that a paragraph has several times is reported once.
  return [...new Map(issues.map((issue) => [`${issue.line} ${issue.message}`, issue])).values()];
}

/** Error message for a part of a text that pages cannot show. */
function nodeMessage(node: HtmlNode, isField: boolean): string | undefined {
  if (node.type === 'raw' && !node.value.startsWith('</'))
    return `Markup such as ${node.value.split('\n', 1)} does not work here. Write text, and link to a video or a form: [The form](https://example.org/form). A sign < has a backslash before it: \\<.`;
  if (node.type === 'text' && MARKUP.test(node.value))
    return 'Visitors would see these signs as they are. Bold words are **bold**, links [words](/address), headings ## Heading; each line of a table begins and ends with |, and its second line is | --- | --- |. There are no footnotes.';
  if (node.type === 'text') return invisibleMessage(node.value, true);
  if (node.type !== 'element') return undefined;
  if (isField && node.tagName === 'img') return 'Pictures work only in the text below the fields. Leave it out here.';
  return node.tagName === 'h1'
    ? 'The title of the page is its first heading, and there is only one. Write ## before this one.'
    : undefined;
}
