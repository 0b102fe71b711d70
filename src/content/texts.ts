import type { FieldPath } from './issue.ts';
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

/** A link or a picture that a text names. */
export interface ContentLink extends Passage {
  isPicture: boolean;
  /** The text of a link, or the description of a picture. */
  words: string;
  address: string;
}

/** The address may have brackets in pairs, and a title in quotes after it. */
const MARKDOWN_LINK = /(!?)\[([^\]]*)\]\(\s*<?((?:[^()]|\([^()]*\))*?)>?(?:\s+"[^"]*")?\s*\)/g;

/** Every link and picture in the texts of a file. */
export function linksIn(file: ContentFile): ContentLink[] {
  const { name, fields, schema, lineOf } = file;
  const inFields = fieldsOfKind(schema, fields).flatMap(({ path, value, kind }): ContentLink[] => {
    if (!kind.isLink || typeof value !== 'string') return [];
    return [{ file: name, line: lineOf(path), path, text: value, isPicture: false, words: value, address: value }];
  });
  const inMarkdown = passagesOf(file).flatMap((passage): ContentLink[] => {
    if (passage.path) return [];
    return [...passage.text.matchAll(MARKDOWN_LINK)].map(([, mark, words = '', address = '']) => ({
      ...passage,
      isPicture: mark === '!',
      words,
      address,
    }));
  });
  return [...inFields, ...inMarkdown];
}
