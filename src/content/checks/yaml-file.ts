import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { FieldPath, Issue } from './issue.ts';

/** YAML as it was read: its data where it could be, and where each field stands. */
export interface ReadYaml {
  data: unknown;
  issues: Issue[];
  /** Line of a field in the file, or of the nearest group around it that exists. */
  lineOf: (path: FieldPath) => number | undefined;
}

/**
 * Reads YAML, and says in plain words where it breaks.
 * @param file as it is to be named in messages
 * @param linesBefore how many lines of the file stand above the YAML
 */
export function readYaml(yaml: string, file: string, linesBefore = 0): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const found = document.errors.map((error) => ({
    file,
    line: lineAt(isOpenQuote(error) ? openingQuote(yaml, error.pos[0]) : error.pos[0]),
    message: plainMessage(error, yaml),
  }));
  // Behind the first break the rest is misread, and what it seems to be would only confuse.
  const isBroken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  const issues = isBroken
    ? found.filter(({ line }) => line === Math.min(...found.map((one) => one.line))).slice(0, 1)
    : found;
  return {
    data: isBroken ? undefined : document.toJS(),
    issues: isBroken ? issues : [...issues, ...lostTexts(document, file, lineAt)],
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? undefined : lineAt(offset);
    },
  };
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
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0];
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      const item: unknown = node.items[step];
      if (item === undefined) break;
      node = item;
      offset = (isMap(item) || isScalar(item) || isSeq(item) ? item.range?.[0] : undefined) ?? offset;
    } else break;
  }
  return offset;
}

/** Texts of which YAML takes the end for a comment: `Room # 4` says only `Room`. */
function lostTexts(document: Document, file: string, lineAt: (offset: number) => number): Issue[] {
  const issues: Issue[] = [];
  visit(document, {
    Scalar(_key, node, ancestors) {
      const isValue = !isPair(ancestors.at(-1)) || (ancestors.at(-1) as { value: unknown }).value === node;
      if (!isValue || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.comment) return;
      issues.push({
        file,
        line: lineAt(node.range?.[0] ?? 0),
        message: `The website shows nothing after #, only: ${node.value}. If the rest is part of the text, put all of it in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      });
    },
  });
  return issues;
}

const WRONG_SPACES = 'This line begins with the wrong number of spaces. Use as many as the lines around it.';

function plainMessage({ code, message, pos }: YAMLError, yaml: string): string {
  const lineStart = yaml.lastIndexOf('\n', pos[0] - 1) + 1;
  const line = yaml.slice(lineStart).split('\n', 1)[0] ?? '';
  if (code === 'TAB_AS_INDENT' || /^\s*\t/.test(line))
    return 'This line begins with a tab. Use only spaces, two for each level, for example: "  first: …".';
  if (code === 'DUPLICATE_KEY') {
    const key = /^[\s-]*([^:]+):/.exec(line)?.[1] ?? 'This field';
    return `${key} is here a second time. Remove one of the two.`;
  }
  if (/^[\s-]*(?:[\w-]+:\s+)?'(?:[^']|'')*'(?=\w)/.test(line))
    return 'An apostrophe inside single quotes ends the text there. Write ’ instead, for example: The world’s ships.';
  const lineBefore = yaml.slice(0, lineStart).split('\n').at(-2) ?? '';
  if (/^([ \t]*)[\w-]+:[ \t]*\[\][ \t]*\n\1[ \t]+- /.test(`${lineBefore}\n${line}`) && code !== 'MISSING_CHAR')
    return 'The two brackets mean that the list is empty, but entries follow. Remove the brackets.';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^[\s-]*[A-Za-z]\w*:(\s[^:]*)?$/.test(line)) return WRONG_SPACES;
  if (/^[^'"]*: .*: /.test(line) || code === 'BLOCK_AS_IMPLICIT_KEY')
    return "Put text that contains a colon and a space in 'single quotes', for example: title: 'Day 1: Indian formals'.";
  if (code === 'BAD_SCALAR_START' || code === 'TAG_RESOLVE_FAILED' || code === 'BAD_ALIAS' || code === 'BAD_DIRECTIVE')
    return `Text cannot begin with a sign such as @, %, *, & or !. Put it in quotes, for example: "@schoolmun".`;
  if (isOpenQuote({ code, message }))
    return 'A quotation mark is missing. Text that begins with one must end with the same one. Do not use that kind of quotation mark inside the text; for an apostrophe, write ’.';
  if (code === 'MISSING_CHAR' && /[[{]/.test(line))
    return 'A bracket or a sign is missing here. A list needs both brackets, for example: [one, two].';
  if (code === 'BAD_INDENT' || code === 'BAD_COLLECTION_TYPE' || /^[\s-]*[A-Za-z]\w*:(\s|$)/.test(line))
    return WRONG_SPACES;
  if (code === 'MULTIPLE_DOCS') return 'There is a line of three dashes here. Remove it: this file must not have one.';
  if (code === 'BAD_DQ_ESCAPE') return "A backslash has a special meaning in double quotes. Use 'single quotes'.";
  return 'The website cannot read this line. It needs a name, a colon, a space and a value, for example: city: Lucknow. Compare it with the lines around it.';
}
