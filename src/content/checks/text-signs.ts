import { FACT_NAMES } from '../fill-in.ts';
import { didYouMean } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage, TO_BE_WRITTEN } from '../reading/prose.ts';

/** What gives a mistake away, and what to write instead. A global pattern reports every place, others the first. */
type Sign = [pattern: RegExp, message: (match: RegExpMatchArray) => string | false];

const FACTS = FACT_NAMES.join('|');
const IN_BRACES = FACT_NAMES.map((name) => `{${name}}`);
const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>|<!--/i;

/** Markup in fields, which are plain text. */
const IN_FIELDS: Sign[] = [
  [HTML, ([tag]) => `${tag} is HTML, and this field is plain text. Remove it.`],
  [
    /!?\[([^\]]+)\]\(([^)]*)\)/,
    ([all, words]) => `Visitors would see ${all} as it is typed. Links do not work in this field. Write only: ${words}`,
  ],
  [
    /(\*\*|__|`)(?!\s)([^*_`]+)(?<!\s)\1/,
    ([all, , words]) => `Visitors would see ${all} as it is typed. This field is plain text. Write only: ${words}`,
  ],
];

/** Markup that a page cannot show, or that does not work as it is written. */
const IN_MARKDOWN: Sign[] = [
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
  [
    /^ {0,3}(```|~~~)/m,
    () => 'Three of these characters make the text look like program code. Remove the lines with them.',
  ],
  [
    /^(?: {4,}|\t)[^\s*-]/,
    () => 'This line begins with four spaces or a tab, so it would be shown as program code. Remove them.',
  ],
  [
    /\[([^\]]+)\] +\(((?:\/|https?:)[^)]*)\)/,
    ([all, words, target]) => `${all} is not a link, because of the space. Write: [${words}](${target})`,
  ],
  [/\[([^\]]+)\]\(([^)\s]*)(?![^)]*\))/, ([, words, target]) => `The link has no end. Write: [${words}](${target})`],
];

const ANYWHERE: Sign[] = [
  [
    // `To be announced` is no such note: visitors may read it.
    /\b(?:[Ll]orem|TODO|TBD|TBA|TBC|FIXME)\b|\?{3,}/,
    ([mark]) =>
      `“${mark}” is a note that something is missing. Write the text. If it is not decided yet, write: To be announced.`,
  ],
  [new RegExp(`\\{(${FACTS})\\b(?!\\})`), ([, name]) => `The brace after ${name} is missing. Write: {${name}}`],
  [
    new RegExp(`\\{(?!(?:${FACTS})\\})([^{}]*)\\}`, 'g'),
    ([all]) =>
      `There is no fact called ${all}. ${didYouMean(all, IN_BRACES, `The facts are: ${IN_BRACES.join(', ')}.`)}`,
  ],
];

/** What may be wrong in a text, whatever it is about. */
const DOUBTFUL: Sign[] = [
  [
    /â€.?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|\ufffd/,
    ([sign]) => `“${sign}” is a letter that was damaged when the file was saved. Type the word again.`,
  ],
  [
    /^(?=.{20})(?:\P{Ll}*\p{Lu}{3}){4}\P{Ll}*$/u,
    () =>
      'This is in capitals, which are hard to read, and some screen readers spell them out. Write it like a sentence.',
  ],
  [
    /\bto be (?:written|added|filled(?: in)?|inserted|completed|done)\b|\bx{3,}\b|\[(?:insert|name|date|text|your)\b[^\]]*\](?!\()/i,
    ([mark]) => `“${mark}” may be a note that something is missing. If so, write it.`,
  ],
  [
    /^\s*[“”„‘’«]([^“”„‘’«»\n]{0,60})[“”‘’»'"]\s*$/,
    ([, inner]) =>
      `This is in curly quotes, which become part of the text. If they are not meant to be shown, write: "${inner}"`,
  ],
  [
    /\*\*(?!.*\*\*)/s,
    ({ input = '' }) =>
      input.split('**').length % 2 === 0 &&
      'Two stars begin bold text here, and nothing ends it. Put ** after the words too, or remove them.',
  ],
];

/** What is wrong, or may be wrong, in the words of a text. A text that is to be written anew is left alone. */
export function findSigns(passage: Passage): Issue[] {
  if (passage.text.startsWith(TO_BE_WRITTEN)) return [];
  const wrong = [...(passage.path ? IN_FIELDS : IN_MARKDOWN), ...ANYWHERE];
  const found = (signs: Sign[]) =>
    signs.flatMap(([pattern, message]) => {
      const matches = pattern.global ? [...passage.text.matchAll(pattern)] : [passage.text.match(pattern)];
      return matches.flatMap((match) => (match ? issueAt(passage, match.index ?? 0, message(match)) : []));
    });
  return [...found(wrong), ...found(DOUBTFUL).map((issue) => ({ ...issue, isDoubt: true as const }))];
}
