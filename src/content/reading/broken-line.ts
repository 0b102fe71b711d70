import type { YAMLError } from 'yaml';

/** The line at which the YAML parser stopped. */
export interface BrokenLine {
  code: YAMLError['code'];
  /** Whether it stopped because of a missing quotation mark. */
  isQuoteOpen: boolean;
  line: string;
  lineBefore: string;
  /** What precedes the value, without indentation: a dash, the name of the field. */
  start: string;
  value: string;
}

/** Describes the line that an error is about. @param yaml the whole YAML */
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

/** Number of spaces at the beginning of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Quotes any text for YAML. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
