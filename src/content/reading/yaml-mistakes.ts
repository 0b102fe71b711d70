import type { YAMLError } from 'yaml';
import { type BrokenLine, brokenLine, indentOf, quoted } from './broken-line.ts';

/** A way in which a line of YAML can be wrong. */
interface Mistake {
  isIn: (broken: BrokenLine) => boolean;
  /** What to do about it, in plain words. */
  remedy: (broken: BrokenLine) => string;
}

const AFTER_QUOTES = /^(["'])(.*?)\1(\s*[^\s#,].*)$/;
const OPEN_BRACKET = /(?:^|: +)([[{])[^\]}]*$/;
const IS_FIELD = /^[\s-]*[A-Za-z]\w*:(\s|$)/;

/** In this order: only the first that applies is reported, since later ones may be its consequence. */
const MISTAKES = {
  tabBeforeLine: {
    isIn: ({ code, line }) => code === 'TAB_AS_INDENT' || /^ *\t/.test(line),
    remedy: ({ line }) =>
      `This line begins with a tab. Use only spaces, two for each level. Write: ${line.replace(/^\s+/, (start) => start.replaceAll('\t', '  '))}`,
  },
  fieldTwice: {
    isIn: ({ code }) => code === 'DUPLICATE_KEY',
    remedy: ({ line }) =>
      `${/^[\s-]*([^:]+):/.exec(line)?.[1] ?? 'This field'} is here a second time. Remove one of the two.`,
  },
  // Bullets of word processors, and dashes other than the hyphen.
  bullet: rewrite(/^(\s*)[•·‣▪●○–—−]\s*/, '$1- ', 'A list entry begins with a dash and a space.'),
  noSpaceAfterDash: rewrite(/^(\s*-)(?=[^\s-])/, '$1 ', 'There is no space after the dash.'),
  noSpaceAfterColon: rewrite(/^(\s*(?:- )?[A-Za-z]\w*):([^\s/].*)$/, '$1: $2', 'There is no space after the colon.'),
  noColon: rewrite(
    /^(\s*(?:- )?[A-Za-z]\w*)\s*(?:=|;|：)\s*(.+)$/,
    '$1: $2',
    'After the name of a field come a colon and a space.',
  ),
  apostropheInSingleQuotes: {
    isIn: ({ value }) => /^'(?:[^']|'')*'(?=\w)/.test(value),
    remedy: () =>
      'An apostrophe inside single quotes ends the text there. Write ’ instead, for example: The world’s ships.',
  },
  twoFieldsOnOneLine: {
    isIn: ({ value }) => /^(["'])[^"']*\1,?\s+[a-z]\w*:/.test(value),
    remedy: () =>
      'There are two fields on this line. Give each a line of its own, with the same number of spaces before it.',
  },
  textAfterQuotes: {
    isIn: ({ value }) => AFTER_QUOTES.test(value),
    remedy: ({ start, value }) =>
      `There is more text after the closing quotation mark. Put the quotes around all of it. Write: ${start}${quoted(value.replace(AFTER_QUOTES, '$2$3').replaceAll('"', ''))}`,
  },
  entriesOfEmptyList: {
    isIn: ({ code, line, lineBefore }) =>
      code !== 'MISSING_CHAR' && /^([ \t]*)[\w-]+:[ \t]*\[\][ \t]*\n\1[ \t]+- /.test(`${lineBefore}\n${line}`),
    remedy: () => 'The two brackets mean that the list is empty, but entries follow. Remove the brackets.',
  },
  entryBesideName: {
    isIn: ({ value }) => /^- /.test(value),
    remedy: () => 'List entries go on lines of their own, below the name of the list. Press Enter before the dash.',
  },
  textAfterBrackets: {
    isIn: ({ value }) => /^[[{].*[\]}].*\S/.test(value),
    remedy: (broken) => `Text that begins with ${broken.value[0]} needs quotes around it. Write: ${inQuotes(broken)}`,
  },
  openBracket: {
    isIn: (broken) => !broken.isQuoteOpen && openBracketOf(broken) !== undefined,
    remedy: (broken) => {
      const bracket = openBracketOf(broken);
      return `There is no ${bracket === '[' ? ']' : '}'} to go with the ${bracket}. A list needs both brackets, for example: [one, two]. Text that begins with one needs quotes.`;
    },
  },
  reservedCharacter: {
    isIn: ({ code, value }) =>
      /^[@%*&!`|>]/.test(value) || /^(BAD_SCALAR_START|TAG_RESOLVE_FAILED|BAD_ALIAS|BAD_DIRECTIVE)$/.test(code),
    remedy: (broken) =>
      `Text cannot begin with a character such as @, %, *, &, !, | or >. Put it in quotes. Write: ${inQuotes(broken)}`,
  },
  openQuote: {
    isIn: ({ isQuoteOpen }) => isQuoteOpen,
    remedy: () =>
      'A quotation mark is missing. Text that begins with one must end with the same one. Do not use that kind of quotation mark inside the text; for an apostrophe, write ’.',
  },
  colonInText: {
    isIn: ({ start, value }) => /:\s/.test(value) && start !== '' && !/^['"]/.test(value),
    remedy: (broken) => `Put text that contains a colon and a space in 'single quotes'. Write: ${inQuotes(broken)}`,
  },
  lineOfDashes: {
    isIn: ({ code, line }) => code === 'MULTIPLE_DOCS' || /^(---|\.\.\.)\s*$/.test(line),
    remedy: () => 'There is a line of three dashes here. Remove it: this file must not have one.',
  },
  backslash: {
    isIn: ({ code }) => code === 'BAD_DQ_ESCAPE',
    remedy: ({ start, value }) =>
      `A backslash has a special meaning in double quotes. Use single ones. Write: ${start}${quoted(value.trim().replace(/^"|"$/g, ''))}`,
  },
  restOfLineAbove: {
    isIn: ({ line, lineBefore }) => !IS_FIELD.test(line) && !/^\s*(-|#|$)/.test(line) && /:\s+\S/.test(lineBefore),
    remedy: () =>
      'This seems to be the rest of the line above. Put both on one line, or begin this one with two more spaces than the line above.',
  },
  wrongIndent: {
    isIn: ({ code, line }) =>
      /^(BAD_INDENT|BAD_COLLECTION_TYPE|BLOCK_AS_IMPLICIT_KEY)$/.test(code) || IS_FIELD.test(line),
    remedy: ({ line, lineBefore }) =>
      `This line begins with the wrong number of spaces: ${indentOf(line)}, and the one above with ${indentOf(lineBefore)}. Fields of one group begin with the same number of spaces.`,
  },
} satisfies Record<string, Mistake>;

/** Where the mistake behind a YAML error begins, and what to do about it in plain words. */
export function explain(error: YAMLError, yaml: string): { offset: number; message: string } {
  const [noticed] = error.pos;
  const broken = brokenLine(error, yaml);
  const mistake = Object.values<Mistake>(MISTAKES).find(({ isIn }) => isIn(broken));
  return {
    offset: broken.isQuoteOpen ? openingQuote(yaml, noticed) : noticed,
    message:
      mistake?.remedy(broken) ??
      'The website cannot read this line. It needs a name, a colon, a space and a value, for example: city: Geneva. Compare it with the lines around it.',
  };
}

/** Where the unclosed quoted text begins: the parser notices only further down. */
function openingQuote(yaml: string, noticed: number): number {
  const opened = [
    ...yaml.slice(0, noticed).matchAll(/^[\s-]*(?:[\w-]+:[ \t]+)?(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$/gm),
  ];
  return opened.at(-1)?.index ?? noticed;
}

/** A mistake in a single line, with its correction. */
function rewrite(pattern: RegExp, replacement: string, problem: string): Mistake {
  return {
    isIn: ({ line }) => pattern.test(line),
    remedy: ({ line }) => `${problem} Write: ${line.replace(pattern, replacement)}`,
  };
}

/** The unclosed bracket in a value, or at the end of the line above. */
function openBracketOf({ value, lineBefore }: BrokenLine): string | undefined {
  return (OPEN_BRACKET.exec(value) ?? OPEN_BRACKET.exec(lineBefore))?.[1];
}

function inQuotes({ start, value }: BrokenLine): string {
  return start + quoted(value.trim());
}
