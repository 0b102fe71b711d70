import { FACT_NAMES } from '../fill-in.ts';
import type { Issue } from './issue.ts';
import { findAt, type Passage } from './prose.ts';

const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>|<!--/i;
const BOLD = /\*\*(\S[^*]*\S|\S)\*\*|__(\S[^_]*\S|\S)__/;
const LINK = /!?\[([^\]]+)\]\(([^)]*)\)/;
const OPEN_BRACE = new RegExp(`\\{(${FACT_NAMES.join('|')})\\b(?!\\})`);

/** Each sign that would not be shown as it is meant, with what to write instead. */
const IN_FIELDS: [RegExp, (match: RegExpExecArray) => string][] = [
  [HTML, ([tag]) => `${tag} is HTML, and this field is plain text. Remove it.`],
  [
    LINK,
    ([all, words]) => `Visitors would see the signs of ${all}. Links do not work in this field. Write only: ${words}`,
  ],
  [
    BOLD,
    ([all, words, other]) =>
      `Visitors would see the stars of ${all}. This field is plain text. Write only: ${words ?? other}`,
  ],
  [
    /`([^`]+)`/,
    ([all, words]) => `Visitors would see the signs around ${all}. This field is plain text. Write only: ${words}`,
  ],
];

const IN_MARKDOWN: [RegExp, (match: RegExpExecArray) => string][] = [
  [
    HTML,
    ([tag]) =>
      `${tag} is HTML. Use only plain text and Markdown here. Remove it, or write for example: **important**, [the guidelines](/guidelines).`,
  ],
  [
    /^ {0,3}#{1,6} +(.*)$/m,
    ([, words]) => `A line that begins with # is a heading, and the page has its own. Write: **${words}**`,
  ],
  [
    /^(?=\S)(?![-*>] )(.+)\n(?:={3,}|-{3,})[ \t]*$/m,
    ([, words]) =>
      `A line of dashes makes a heading of the line above, and the page has its own. Remove the dashes below: ${words}`,
  ],
  [/^ {0,3}(```|~~~)/m, () => 'Three of these signs make the text look like program code. Remove the lines with them.'],
  [
    /\[([^\]]+)\] +\(((?:\/|https?:)[^)]*)\)/,
    ([all, words, target]) => `${all} is not a link, because of the space. Write: [${words}](${target})`,
  ],
  [/\[([^\]]+)\]\(([^)\s]*)(?![^)]*\))/, ([, words, target]) => `The link has no end. Write: [${words}](${target})`],
];

/** Markup where there is none, or none that the page can show, and braces without an end. */
export function findWrongMarkup(passages: readonly Passage[]): Issue[] {
  return passages.flatMap((passage) => {
    const rules = passage.path === undefined ? IN_MARKDOWN : IN_FIELDS;
    const found = rules.flatMap(([sign, message]) => {
      const match = sign.exec(passage.text);
      return match ? [findAt(passage, match.index, message(match))] : [];
    });
    const brace = OPEN_BRACE.exec(passage.text);
    if (brace) found.push(findAt(passage, brace.index, `The brace after ${brace[1]} is missing. Write: {${brace[1]}}`));
    return found;
  });
}

/** Paragraphs that Markdown takes for program code, by the spaces before them. */
export function findCode(file: string, body: string, firstLine: number): Issue[] {
  const lines = body.split('\n');
  return lines.flatMap((line, index) => {
    const isCode = /^(?: {4,}|\t)[^\s*-]/.test(line) && lines[index - 1]?.trim() === '';
    return isCode
      ? {
          file,
          line: firstLine + index,
          message: 'This line begins with four spaces or a tab, so it would be shown as program code. Remove them.',
        }
      : [];
  });
}
