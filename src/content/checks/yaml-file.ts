import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { FieldPath, Issue } from './issue.ts';

/** YAML that was read: its data, if it could be parsed, and the line of each field. */
export interface ReadYaml {
  data: unknown;
  issues: Issue[];
  /** Line of a field in the file, or of the nearest group around it that exists. */
  lineOf: (path: FieldPath) => number | undefined;
}

/**
 * Reads YAML, and says in plain words where it breaks.
 * @param file as it is to be named in messages
 * @param linesBefore number of lines above the YAML in the file
 */
export function readYaml(yaml: string, file: string, linesBefore = 0): ReadYaml {
  const pasted = PASTED_SPACE.exec(yaml);
  if (pasted) return unreadable(file, yaml.slice(0, pasted.index).split('\n').length + linesBefore, PASTED_REMEDY);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  // A tag such as `!Important` is only a warning to YAML, and its text is lost.
  const errors = [...document.errors, ...document.warnings];
  const found = errors
    .map((error) => ({
      file,
      line: lineAt(isOpenQuote(error) ? openingQuote(yaml, error.pos[0]) : error.pos[0]),
      message: plainMessage(error, yaml),
    }))
    .sort((a, b) => a.line - b.line);
  // Behind the first break the rest is misread, and what it seems to be would only confuse.
  const isBroken = errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  return {
    data: isBroken ? undefined : document.toJS(),
    issues: isBroken ? found.slice(0, 1) : [...found, ...lostTexts(document, file, lineAt)],
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? undefined : lineAt(offset);
    },
  };
}

const PASTED_REMEDY =
  'This line begins with a special space from pasted text. Delete the spaces at its beginning and type them with the space bar.';

/** What is returned for text that cannot be read at all. */
export function unreadable(file: string, line: number, message: string): ReadYaml {
  return { data: undefined, issues: [{ file, line, message }], lineOf: () => undefined };
}

function isOpenQuote({ code, message }: Pick<YAMLError, 'code' | 'message'>): boolean {
  return code === 'MISSING_CHAR' && /quote/.test(message);
}

/** Where the text begins whose quotation mark is missing at its end: the reader notices only further down. */
function openingQuote(yaml: string, noticed: number): number {
  const opened = [
    ...yaml.slice(0, noticed).matchAll(/^[\s-]*(?:[\w-]+:[ \t]+)?(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$/gm),
  ];
  return opened.at(-1)?.index ?? noticed;
}

/** Where a field begins, or what is nearest around it. */
function offsetOf(document: Document, path: FieldPath): number | undefined {
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range?.[0];
  const around = document.getIn(path.slice(0, -1), true);
  const node: unknown = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.key
    : isSeq(around) && around.items[Number(step)];
  return (isNode(node) ? node.range?.[0] : undefined) ?? offsetOf(document, path.slice(0, -1));
}

/** Texts of which YAML takes the end for a comment: `Room # 4` says only `Room`. */
function lostTexts(document: Document, file: string, lineAt: (offset: number) => number): Issue[] {
  const issues: Issue[] = [];
  visit(document, {
    Scalar(_key, node, ancestors) {
      const isValue = !isPair(ancestors.at(-1)) || (ancestors.at(-1) as { value: unknown }).value === node;
      if (!isValue || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.comment) return;
      issues.push({
        isDoubt: true,
        file,
        line: lineAt(node.range?.[0] ?? 0),
        message: `The website shows nothing after #, only: ${node.value}. If the rest is part of the text, put all of it in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      });
    },
  });
  return issues;
}

/** A line that YAML cannot read. */
interface Break extends Pick<YAMLError, 'code' | 'message'> {
  line: string;
  lineBefore: string;
  /** Everything before the value: spaces, a dash, the name of the field. */
  start: string;
  value: string;
}

type Cause = [applies: (at: Break) => boolean, message: (at: Break) => string];

/** Mistakes that a line shows by itself, and what is to be in the place of what matches. */
const REWRITES: [pattern: RegExp, message: string, replacement: string][] = [
  // Bullets of word processors, and dashes that are none.
  [/^(\s*)[•·‣▪●○–—−]\s*/, 'A list entry begins with a dash and a space.', '$1- '],
  [/^(\s*-)(?=[^\s-])/, 'There is no space after the dash.', '$1 '],
  [/^(\s*(?:- )?[A-Za-z]\w*):([^\s/].*)$/, 'There is no space after the colon.', '$1: $2'],
  [/^(\s*(?:- )?[A-Za-z]\w*)\s*(?:=|;|：)\s*(.+)$/, 'After the name of a field come a colon and a space.', '$1: $2'],
];

/** Common mistakes and the message for each. The first that applies is taken for the cause. */
const CAUSES: Cause[] = [
  [
    ({ code, line }) => code === 'TAB_AS_INDENT' || /^ *\t/.test(line),
    ({ line }) =>
      `This line begins with a tab. Use only spaces, two for each level. Write: ${line.replace(/^\s+/, (start) => start.replaceAll('\t', '  '))}`,
  ],
  [
    ({ code }) => code === 'DUPLICATE_KEY',
    ({ line }) => `${/^[\s-]*([^:]+):/.exec(line)?.[1] ?? 'This field'} is here a second time. Remove one of the two.`,
  ],
  ...REWRITES.map(
    ([pattern, message, replacement]): Cause => [
      ({ line }) => pattern.test(line),
      ({ line }) => `${message} Write: ${line.replace(pattern, replacement)}`,
    ],
  ),
  [
    ({ value }) => /^'(?:[^']|'')*'(?=\w)/.test(value),
    () => 'An apostrophe inside single quotes ends the text there. Write ’ instead, for example: The world’s ships.',
  ],
  [
    ({ value }) => /^(["'])[^"']*\1,?\s+[a-z]\w*:/.test(value),
    () => 'There are two fields on this line. Give each a line of its own, with the same number of spaces before it.',
  ],
  [
    ({ value }) => AFTER_QUOTES.test(value),
    ({ start, value }) =>
      `There is more text after the closing quotation mark. Put the quotes around all of it. Write: ${start}${quoted(value.replace(AFTER_QUOTES, '$2$3').replaceAll('"', ''))}`,
  ],
  [
    ({ code, line, lineBefore }) =>
      code !== 'MISSING_CHAR' && /^([ \t]*)[\w-]+:[ \t]*\[\][ \t]*\n\1[ \t]+- /.test(`${lineBefore}\n${line}`),
    () => 'The two brackets mean that the list is empty, but entries follow. Remove the brackets.',
  ],
  [
    ({ value }) => /^- /.test(value),
    () => 'List entries go on lines of their own, below the name of the list. Press Enter before the dash.',
  ],
  [
    ({ value }) => /^[[{].*[\]}].*\S/.test(value),
    ({ start, value }) =>
      `Text that begins with ${value[0]} needs quotes around it. Write: ${start}${quoted(value.trim())}`,
  ],
  [
    ({ code, message, value, lineBefore }) =>
      !isOpenQuote({ code, message }) && (OPEN_BRACKET.test(value) || OPEN_BRACKET.test(lineBefore)),
    ({ value, lineBefore }) => {
      const sign = OPEN_BRACKET.exec(value)?.[1] ?? OPEN_BRACKET.exec(lineBefore)?.[1];
      return `There is no ${sign === '[' ? ']' : '}'} to go with the ${sign}. A list needs both brackets, for example: [one, two]. Text that begins with one needs quotes.`;
    },
  ],
  [
    ({ value, code }) =>
      /^[@%*&!`|>]/.test(value) ||
      ['BAD_SCALAR_START', 'TAG_RESOLVE_FAILED', 'BAD_ALIAS', 'BAD_DIRECTIVE'].includes(code),
    ({ start, value }) =>
      `Text cannot begin with a sign such as @, %, *, &, !, | or >. Put it in quotes. Write: ${start}${quoted(value.trim())}`,
  ],
  [
    (at) => isOpenQuote(at),
    () =>
      'A quotation mark is missing. Text that begins with one must end with the same one. Do not use that kind of quotation mark inside the text; for an apostrophe, write ’.',
  ],
  [
    ({ value, start }) => /:\s/.test(value) && start !== '' && !/^['"]/.test(value),
    ({ start, value }) =>
      `Put text that contains a colon and a space in 'single quotes'. Write: ${start}${quoted(value.trim())}`,
  ],
  [
    ({ code, line }) => code === 'MULTIPLE_DOCS' || /^(---|\.\.\.)\s*$/.test(line),
    () => 'There is a line of three dashes here. Remove it: this file must not have one.',
  ],
  [
    ({ code }) => code === 'BAD_DQ_ESCAPE',
    ({ start, value }) =>
      `A backslash has a special meaning in double quotes. Use single ones. Write: ${start}${quoted(value.trim().replace(/^"|"$/g, ''))}`,
  ],
  [
    ({ line, lineBefore }) => !IS_FIELD.test(line) && !/^\s*(-|#|$)/.test(line) && /:\s+\S/.test(lineBefore),
    () =>
      'This seems to be the rest of the line above. Put both on one line, or begin this one with two more spaces than the line above.',
  ],
  [
    ({ code, line }) => /^BAD_INDENT|BAD_COLLECTION_TYPE|BLOCK_AS_IMPLICIT_KEY$/.test(code) || IS_FIELD.test(line),
    ({ line, lineBefore }) =>
      `This line begins with the wrong number of spaces: ${indent(line)}, and the one above with ${indent(lineBefore)}. Fields of one group begin with the same number.`,
  ],
];

const AFTER_QUOTES = /^(["'])(.*?)\1(\s*[^\s#,].*)$/;
const OPEN_BRACKET = /(?:^|: +)([[{])[^\]}]*$/;
/** Spaces of web pages and word processors at the beginning of a line. */
const PASTED_SPACE = /^[ \t]*[\u00a0\u2000-\u200a\u3000]/m;
const IS_FIELD = /^[\s-]*[A-Za-z]\w*:(\s|$)/;

function plainMessage({ code, message, pos }: YAMLError, yaml: string): string {
  const lineStart = yaml.lastIndexOf('\n', pos[0] - 1) + 1;
  const line = (yaml.slice(lineStart).split('\n', 1)[0] ?? '').trimEnd();
  const [, start = '', value = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*:[ \t]+)?)(.*)$/.exec(line) ?? [];
  const lineBefore = yaml.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
  const at = { code, message, line, lineBefore, start: start.trimStart(), value };
  const cause = CAUSES.find(([applies]) => applies(at));
  return (
    cause?.[1](at) ??
    'The website cannot read this line. It needs a name, a colon, a space and a value, for example: city: Lucknow. Compare it with the lines around it.'
  );
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

/** A text as YAML takes it, whatever is in it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
