import type { FieldPath } from './issue.ts';
import { lineOfNode, nodesIn, parseMarkdown, wordsIn } from './markdown.ts';
import type { ContentFile } from './read.ts';
import { fieldsOfKind } from './schemas/field-kinds.ts';

/** A text of the content, with its place. */
interface Passage {
  file: string;
  line: number | undefined;
  /** For a field. */
  path?: FieldPath;
  text: string;
}

/** Every text in a file: its fields, and its Markdown line by line. */
export function passagesOf({ name, fields, markdown, markdownLine, lineOf }: ContentFile): Passage[] {
  const inFields = textsIn(fields).map(({ path, text }) => ({ file: name, line: lineOf(path), path, text }));
  const inMarkdown = markdown.split('\n').map((text, index) => ({ file: name, line: markdownLine + index, text }));
  return [...inFields, ...inMarkdown.filter(({ text }) => text.trim() !== '')];
}

/** Every text inside a value, however deep. */
function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/**
 * Whether a text says something, with either apostrophe, and not as the end of a longer word or number: “15 December” does not
 * say “5 December”.
 */
export function says(text: string, words: string): boolean {
  const [searched, sought] = [text, words].map((one) => one.replaceAll('’', "'")) as [string, string];
  const before = searched.split(sought).slice(0, -1);
  return before.some((part) => !/[\p{L}\d]$/u.test(part));
}

/** A link or a picture that a text names. */
export interface ContentLink extends Passage {
  isPicture: boolean;
  /** The text of a link, or the description of a picture. */
  words: string;
  address: string;
}

/** Every link and picture in a file: fields whose schema is a link, and those of its text, in whatever form. */
export function linksIn(file: ContentFile): ContentLink[] {
  const { name, fields, schema, lineOf, markdown, markdownLine } = file;
  const inFields = fieldsOfKind(schema, fields).flatMap(({ path, value, kind }): ContentLink[] => {
    if (!(kind.isLink || kind.isPicture) || typeof value !== 'string') return [];
    const isPicture = kind.isPicture === true;
    return [{ file: name, line: lineOf(path), path, text: value, isPicture, words: value, address: value }];
  });
  const nodes = nodesIn(parseMarkdown(markdown));
  const definitions = new Map(nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node]] : [])));
  const inMarkdown = nodes.flatMap((node): ContentLink[] => {
    // What `[words][label]` names is on a line of its own: `[label]: /address`.
    const target = 'identifier' in node ? definitions.get(node.identifier) : node;
    if (!/^(?:link|image)/.test(node.type) || !target || !('url' in target)) return [];
    const [words, address] = [wordsIn(node), target.url];
    const isPicture = node.type.startsWith('image');
    return [{ file: name, line: markdownLine + lineOfNode(target) - 1, text: words, isPicture, words, address }];
  });
  return [...inFields, ...inMarkdown];
}
