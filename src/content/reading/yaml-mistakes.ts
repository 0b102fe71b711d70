import type { YAMLError } from 'yaml';

/** A mistake visible in a single line, with its correction. */
interface LineMistake {
  pattern: RegExp;
  message: string;
  /** What takes the place of the match. */
  replacement: string;
}

const LINE_MISTAKES: LineMistake[] = [
  {
    // Bullets of word processors, and dashes other than the hyphen.
    pattern: /^(\s*)[•·‣▪●○–—−]\s*/,
    message: 'A list entry begins with a dash and a space.',
    replacement: '$1- ',
  },
  {
    pattern: /^(\s*-)(?=[^\s-])/,
    message: 'There is no space after the dash.',
    replacement: '$1 ',
  },
  {
    pattern: /^(\s*(?:- )?[A-Za-z]\w*):([^\s/].*)$/,
    message: 'There is no space after the colon.',
    replacement: '$1: $2',
  },
  {
    pattern: /^(\s*(?:- )?[A-Za-z]\w*)\s*(?:=|;|：)\s*(.+)$/,
    message: 'After the name of a field come a colon and a space.',
    replacement: '$1: $2',
  },
];
const AFTER_QUOTES = /^(["'])(.*?)\1(\s*[^\s#,].*)$/;
const OPEN_BRACKET = /(?:^|: +)([[{])[^\]}]*$/;
const IS_FIELD = /^[\s-]*[A-Za-z]\w*:(\s|$)/;

/** Where a mistake begins that stops the reader of YAML, and what to do about it in plain words. */
export function explain(error: YAMLError, yaml: string): { offset: number; message: string } {
  const [noticed] = error.pos;
  const isQuoteOpen = error.code === 'MISSING_CHAR' && /quote/.test(error.message);
  const lineStart = yaml.lastIndexOf('\n', noticed - 1) + 1;
  const line = (yaml.slice(lineStart).split('\n', 1)[0] ?? '').trimEnd();
  const lineBefore = yaml.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
  return {
    offset: isQuoteOpen ? openingQuote(yaml, noticed) : noticed,
    message: remedy(error.code, isQuoteOpen, line, lineBefore),
  };
}

/** Where the text begins whose quotation mark is missing at its end: the reader notices only further down. */
function openingQuote(yaml: string, noticed: number): number {
  const opened = [
    ...yaml.slice(0, noticed).matchAll(/^[\s-]*(?:[\w-]+:[ \t]+)?(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$/gm),
  ];
  return opened.at(-1)?.index ?? noticed;
}

/** What to do about a line that cannot be read. The first cause that applies is taken. */
function remedy(code: YAMLError['code'], isQuoteOpen: boolean, line: string, lineBefore: string): string {
  // Everything before the value: a dash, the name of the field.
  const [, indented = '', value = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*:[ \t]+)?)(.*)$/.exec(line) ?? [];
  const start = indented.trimStart();
  const inQuotes = start + quoted(value.trim());
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) {
    const spaced = line.replace(/^\s+/, (start) => start.replaceAll('\t', '  '));
    return `This line begins with a tab. Use only spaces, two for each level. Write: ${spaced}`;
  }
  if (code === 'DUPLICATE_KEY')
    return `${/^[\s-]*([^:]+):/.exec(line)?.[1] ?? 'This field'} is here a second time. Remove one of the two.`;
  for (const { pattern, message, replacement } of LINE_MISTAKES)
    if (pattern.test(line)) return `${message} Write: ${line.replace(pattern, replacement)}`;
  if (/^'(?:[^']|'')*'(?=\w)/.test(value))
    return 'An apostrophe inside single quotes ends the text there. Write ’ instead, for example: The world’s ships.';
  if (/^(["'])[^"']*\1,?\s+[a-z]\w*:/.test(value))
    return 'There are two fields on this line. Give each a line of its own, with the same number of spaces before it.';
  if (AFTER_QUOTES.test(value)) {
    const whole = quoted(value.replace(AFTER_QUOTES, '$2$3').replaceAll('"', ''));
    return `There is more text after the closing quotation mark. Put the quotes around all of it. Write: ${start}${whole}`;
  }
  if (code !== 'MISSING_CHAR' && /^([ \t]*)[\w-]+:[ \t]*\[\][ \t]*\n\1[ \t]+- /.test(`${lineBefore}\n${line}`))
    return 'The two brackets mean that the list is empty, but entries follow. Remove the brackets.';
  if (/^- /.test(value))
    return 'List entries go on lines of their own, below the name of the list. Press Enter before the dash.';
  if (/^[[{].*[\]}].*\S/.test(value))
    return `Text that begins with ${value[0]} needs quotes around it. Write: ${inQuotes}`;
  const [, bracket] = OPEN_BRACKET.exec(value) ?? OPEN_BRACKET.exec(lineBefore) ?? [];
  if (bracket && !isQuoteOpen)
    return `There is no ${bracket === '[' ? ']' : '}'} to go with the ${bracket}. A list needs both brackets, for example: [one, two]. Text that begins with one needs quotes.`;
  if (/^[@%*&!`|>]/.test(value) || /^(BAD_SCALAR_START|TAG_RESOLVE_FAILED|BAD_ALIAS|BAD_DIRECTIVE)$/.test(code))
    return `Text cannot begin with a character such as @, %, *, &, !, | or >. Put it in quotes. Write: ${inQuotes}`;
  if (isQuoteOpen)
    return 'A quotation mark is missing. Text that begins with one must end with the same one. Do not use that kind of quotation mark inside the text; for an apostrophe, write ’.';
  if (/:\s/.test(value) && start !== '' && !/^['"]/.test(value))
    return `Put text that contains a colon and a space in 'single quotes'. Write: ${inQuotes}`;
  if (code === 'MULTIPLE_DOCS' || /^(---|\.\.\.)\s*$/.test(line))
    return 'There is a line of three dashes here. Remove it: this file must not have one.';
  if (code === 'BAD_DQ_ESCAPE')
    return `A backslash has a special meaning in double quotes. Use single ones. Write: ${start}${quoted(value.trim().replace(/^"|"$/g, ''))}`;
  if (!IS_FIELD.test(line) && !/^\s*(-|#|$)/.test(line) && /:\s+\S/.test(lineBefore))
    return 'This seems to be the rest of the line above. Put both on one line, or begin this one with two more spaces than the line above.';
  if (/^BAD_INDENT|BAD_COLLECTION_TYPE|BLOCK_AS_IMPLICIT_KEY$/.test(code) || IS_FIELD.test(line))
    return `This line begins with the wrong number of spaces: ${indent(line)}, and the one above with ${indent(lineBefore)}. Fields of one group begin with the same number.`;
  return 'The website cannot read this line. It needs a name, a colon, a space and a value, for example: city: Lucknow. Compare it with the lines around it.';
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

/** Quotes any text for YAML. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
