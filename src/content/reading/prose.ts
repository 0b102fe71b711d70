import type { FieldPath, Issue } from './issue.ts';

/** A field of text, or a paragraph of Markdown, with its place in the content. */
export interface Passage {
  /** Such as `committees/disec.md`. */
  file: string;
  /** For a field. */
  path?: FieldPath;
  /** For a paragraph: the line of the file on which it begins. */
  line?: number;
  text: string;
}

/** The beginning of texts that `npm run new-edition` has emptied: not a mistake, but on the launch list. */
export const TO_BE_WRITTEN = 'To be written';

/** Fields with addresses, file names and keywords rather than text for visitors. */
const NO_PROSE =
  /^(url|image|file|committee|site|country|email|map|portfolioSheet|kind|origin|\w+(Id|Key)|first|last|day|opens|closes|countdownTarget|timeZone|shows|time|until|english|mark|hero|artwork|closingArtwork|initials|paper|ink|accent|brass|night)$/;

/** Every text inside a value, however deep. */
export function textsIn(data: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** Every text for visitors inside the fields of a file. */
export function fieldPassages(file: string, data: unknown): Passage[] {
  return textsIn(data)
    .filter(({ path }) => !NO_PROSE.test(String(path.at(-1))))
    .map((text) => ({ file, ...text }));
}

/** Every paragraph of a Markdown text. @param firstLine line of the file on which the text begins */
export function paragraphs(file: string, body: string, firstLine: number): Passage[] {
  return [...body.matchAll(/(?:^.*\S.*$(?:\r?\n)?)+/gm)].map(({ index, 0: text }) => ({
    file,
    line: firstLine + breaks(body.slice(0, index)),
    text: text.trimEnd(),
  }));
}

/** A place in a passage. @param index where in its text */
export function placeIn({ file, path, line, text }: Passage, index: number): Pick<Issue, 'file' | 'path' | 'line'> {
  return { file, path, line: line && line + breaks(text.slice(0, index)) };
}

/** An issue at a place in a passage, if there is something to say. @param index where in its text */
export function issueAt(passage: Passage, index: number, message?: string | false): Issue[] {
  return message ? [{ ...placeIn(passage, index), message }] : [];
}

function breaks(text: string): number {
  return text.split('\n').length - 1;
}
