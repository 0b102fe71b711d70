import type { FieldPath, Issue } from './issue.ts';

/** A stretch of text as the content has it: a field, or a paragraph of Markdown. */
export interface Passage {
  /** Such as `committees/unhrc.md`. */
  file: string;
  /** Where it is a field. */
  path?: FieldPath;
  /** Where it is a paragraph: the line of the file on which it begins. */
  line?: number;
  text: string;
}

/** Fields that hold addresses, names of files and words for the website, and no text for visitors. */
const NO_PROSE = new Set([
  'url',
  'image',
  'file',
  'committee',
  'site',
  'email',
  'map',
  'portfolioSheet',
  'kind',
  'origin',
  'publicKey',
  'serviceId',
  'templateId',
  'individual',
  'school',
  'first',
  'last',
  'countdownTarget',
  'timeZone',
]);

/** Every text inside the fields of a file. */
export function fieldPassages(file: string, data: unknown, path: FieldPath = []): Passage[] {
  if (typeof data === 'string') return NO_PROSE.has(String(path.at(-1))) ? [] : [{ file, path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => fieldPassages(file, item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => fieldPassages(file, value, [...path, key]));
}

/** Every paragraph of a Markdown text. @param firstLine line of the file on which the text begins */
export function paragraphs(file: string, body: string, firstLine: number): Passage[] {
  const passages: Passage[] = [];
  let line = firstLine;
  for (const piece of body.split(/(\r?\n[ \t]*\r?\n)/)) {
    const leading = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') passages.push({ file, line: line + breaks(piece.slice(0, leading)), text: piece.trim() });
    line += breaks(piece);
  }
  return passages;
}

/** An issue at a place in a passage. @param index where in its text */
export function findAt({ file, path, line, text }: Passage, index: number, message: string): Issue {
  return { file, path, line: line === undefined ? undefined : line + breaks(text.slice(0, index)), message };
}

function breaks(text: string): number {
  return text.split('\n').length - 1;
}
