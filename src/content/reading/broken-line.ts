import type { YAMLError } from 'yaml';

/** The line on which the reader of YAML stopped. */
export interface BrokenLine {
  code: YAMLError['code'];
  /** Whether it stopped because a quotation mark is missing. */
  isQuoteOpen: boolean;
  line: string;
  lineBefore: string;
  /** Everything before the value, without spaces before it: a dash, the name of the field. */
  start: string;
  value: string;
}

/** What is known about a line from an error and the whole YAML that it is in. */
export function brokenLine({ code, message, pos: [noticed] }: YAMLError, yaml: string): BrokenLine {
  const lineStart = yaml.lastIndexOf('\n', noticed - 1) + 1;
  const line = (yaml.slice(lineStart).split('\n', 1)[0] ?? '').trimEnd();
  const [, beforeValue = '', value = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*:[ \t]+)?)(.*)$/.exec(line) ?? [];
  return {
    code,
    isQuoteOpen: code === 'MISSING_CHAR' && /quote/.test(message),
    line,
    lineBefore: yaml.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '',
    start: beforeValue.trimStart(),
    value,
  };
}

/** Number of spaces before a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Quotes any text for YAML. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
