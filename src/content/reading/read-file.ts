import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath, Finding } from './issue.ts';
import { explain } from './yaml-mistakes.ts';

/** A file as it was read. */
export interface ReadFile {
  /** Its parsed YAML; absent if it cannot be parsed. */
  data?: unknown;
  issues: Finding[];
  /** Line of a field, or of the nearest group around it that exists. */
  lineOf: (path: FieldPath) => number | undefined;
  /** The text below the fields of a Markdown file, and the line on which it begins. */
  body: string;
  bodyLine: number;
}

/** Control characters, zero-width spaces and direction marks. Hindi needs the two joiners, U+200C and U+200D. */
const HIDDEN = /(?!\t|\r|\u200c|\u200d|\u00ad)[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** Lines in scripts that run from right to left may need direction marks beside names and figures. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;
/** Spaces pasted from web pages and word processors, at the beginning of a line. */
const PASTED_SPACE = /^[ \t]*[\u00a0\u2000-\u200a\u3000]/m;
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |\r?$)/;
/** For a file without fields. */
const NO_FIELDS = { lineOf: () => undefined, body: '', bodyLine: 1 };
const DASHES = /^---[ \t]*\r?\n/;

/**
 * Reads a YAML file, or the fields and the text of a Markdown file, and explains in plain words where it breaks.
 * @param isPlain whether it is a Markdown file without fields
 */
export function readFile(path: string, isPlain = false): ReadFile {
  const bytes = readFileSync(path);
  // Drops a byte order mark.
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes) || bytes.includes(0))
    return unreadable(
      'This file is not saved as UTF-8, so the website cannot read it. In your editor, choose “Save as” and the encoding UTF-8.',
    );
  if (text.trim() === '') return unreadable('This file is empty. Restore it from the last version that worked.');
  const lines = text.split('\n');
  const conflict = lines.findIndex((line) => CONFLICT.test(line));
  if (conflict >= 0)
    return unreadable(
      'Two versions of this file were merged, and both are in it. Keep the right one, and remove the other one and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      conflict + 1,
    );
  const issues = lines.flatMap(hiddenCharacter);
  if (issues.length > 0) return { ...NO_FIELDS, issues };
  if (isPlain) return { ...NO_FIELDS, issues, data: {}, body: text };
  return path.endsWith('.yaml') ? readYaml(text) : readMarkdown(text);
}

/** @param line from 1 on; without it, the file as a whole */
function unreadable(message: string, line?: number): ReadFile {
  return { ...NO_FIELDS, issues: [{ line, message }] };
}

function hiddenCharacter(line: string, index: number): Finding[] {
  const found = HIDDEN.exec(RIGHT_TO_LEFT.test(line) ? line.replace(DIRECTION_MARKS, ' ') : line);
  if (!found) return [];
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = line.slice(0, found.index).trim().split(/\s+/).at(-1);
  const message = `There is an invisible character here (U+${code})${before ? `, after “${before}”` : ''}. It came with pasted text. Delete the line and type it again.`;
  return [{ line: index + 1, message }];
}

function readMarkdown(text: string): ReadFile {
  const start = DASHES.exec(text)?.[0];
  if (!start)
    return unreadable(
      'The fields are missing. The first line must be three dashes. Below it come the fields, then three dashes again, then the text. Compare it with another file in this folder.',
      1,
    );
  const end = /^---[ \t]*(\r?\n|$)/m.exec(text.slice(start.length));
  if (!end)
    return unreadable('The fields have no end. Put a line of three dashes below them, and the text below that.', 1);
  const head = start.length + end.index + end[0].length;
  return {
    ...readYaml(text.slice(start.length, start.length + end.index), 1),
    body: text.slice(head),
    bodyLine: text.slice(0, head).split('\n').length,
  };
}

/** @param linesBefore number of lines above the YAML in the file */
function readYaml(yaml: string, linesBefore = 0): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const pasted = PASTED_SPACE.exec(yaml);
  if (pasted)
    return unreadable(
      'This line begins with a special space from pasted text. Delete the spaces at its beginning and type them with the space bar.',
      lineAt(pasted.index),
    );
  // A tag such as `!Important` is only a warning to YAML, and its text is lost.
  const errors = [...document.errors, ...document.warnings];
  const found = errors
    .map((error) => explain(error, yaml))
    .map(({ offset, message }) => ({ line: lineAt(offset), message }))
    .sort((a, b) => a.line - b.line);
  // After the first break the rest is misread, and messages about it would only confuse.
  const isBroken = errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  return {
    ...NO_FIELDS,
    data: isBroken ? undefined : document.toJS(),
    issues: isBroken ? found.slice(0, 1) : [...found, ...lostTexts(document, lineAt)],
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** Where a field begins, or the nearest group around it that exists. */
function offsetOf(document: Document, path: FieldPath): number {
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range?.[0] ?? 0;
  const around = document.getIn(path.slice(0, -1), true);
  const node: unknown = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.key
    : isSeq(around) && around.items[Number(step)];
  return (isNode(node) ? node.range?.[0] : undefined) ?? offsetOf(document, path.slice(0, -1));
}

/** Texts whose end YAML reads as a comment: `Room # 4` becomes `Room`. */
function lostTexts(document: Document, lineAt: (offset: number) => number): Finding[] {
  const issues: Finding[] = [];
  visit(document, {
    Scalar(place, node) {
      if (place === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.comment) return;
      issues.push({
        isDoubt: true,
        line: lineAt(node.range?.[0] ?? 0),
        message: `The website shows nothing after #, only: ${node.value}. If the rest is part of the text, put all of it in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      });
    },
  });
  return issues;
}
