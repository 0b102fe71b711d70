import type { TextRule } from './text-rule.ts';

const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>|<!--/i;
const ADDRESS = '(?:\\/|https?:|www\\.|mailto:)';
const REVERSED_LINK = new RegExp(`\\(([^()\\n]+)\\)\\[(${ADDRESS}[^\\]\\n]*)\\]`);
/** Neither inside an address, nor in the text or target of a link. */
const BARE_WWW = /(?<![\w/.@[-]|\]\()www\.[\w-]+\.[^\s<>]*[^\s<>.,:;!?)”’"'*_]/;

/** Markup that visitors would see as it is typed, or that does not do what its author expects. */
export const MARKUP_RULES: readonly TextRule[] = [
  {
    in: 'fields',
    pattern: HTML,
    message: ([tag]) => `${tag} is HTML, and this field is plain text. Remove it.`,
  },
  {
    in: 'fields',
    pattern: /!?\[([^\]]+)\]\(([^)]*)\)/,
    message: ([all, words]) =>
      `Visitors would see ${all} as it is typed. Links do not work in this field. Write only: ${words}`,
  },
  {
    in: 'fields',
    isDoubt: true,
    pattern: REVERSED_LINK,
    message: ([all, words]) =>
      `Visitors see ${all} as it is typed. Links do not work in this field. If one is meant, write only: ${words}`,
  },
  {
    in: 'fields',
    isDoubt: true,
    pattern: BARE_WWW,
    message: ([address]) =>
      `Visitors cannot press ${address} here: links do not work in this field. Does it have a better place?`,
  },
  {
    in: 'fields',
    pattern: /(\*\*|__|`)(?!\s)([^*_`]+)(?<!\s)\1/,
    message: ([all, , words]) =>
      `Visitors would see ${all} as it is typed. This field is plain text. Write only: ${words}`,
  },
  {
    in: 'markdown',
    pattern: HTML,
    message: ([tag]) =>
      `${tag} is HTML. Use only plain text and Markdown here. Remove it, or write for example: **important**, [the guidelines](/guidelines).`,
  },
  {
    in: 'markdown',
    pattern: /^ {0,3}#{1,6} +(.*)$/m,
    message: ([, words]) => `A line that begins with # is a heading, and the page has its own. Write: **${words}**`,
  },
  {
    // Not a hash tag in a sentence.
    in: 'markdown',
    isDoubt: true,
    pattern: /^ {0,3}#{1,6}([^\s#].*[^\s.,:;!?])\s*$/m,
    message: ([line, words]) =>
      `Visitors see ${line.trim()} as it is typed. If it is meant as a heading, write: **${words}**`,
  },
  {
    in: 'markdown',
    pattern: /^(?=\S)(?![-*>] )(.+)\n(?:={3,}|-{3,})[ \t]*$/m,
    message: ([, words]) =>
      `A line of dashes makes a heading of the line above, and the page has its own. Remove the dashes below: ${words}`,
  },
  {
    in: 'markdown',
    pattern: /^ {0,3}(```|~~~)/m,
    message: () => 'Three of these characters make the text look like program code. Remove the lines with them.',
  },
  {
    in: 'markdown',
    pattern: /^(?: {4,}|\t)[^\s*-]/,
    message: () => 'This line begins with four spaces or a tab, so it would be shown as program code. Remove them.',
  },
  {
    in: 'markdown',
    pattern: /\[([^\]]+)\] +\(((?:\/|https?:)[^)]*)\)/,
    message: ([all, words, address]) => `${all} is not a link, because of the space. Write: [${words}](${address})`,
  },
  {
    in: 'markdown',
    pattern: /\[([^\]]+)\]\(([^)\s]*)(?![^)]*\))/,
    message: ([, words, address]) => `The link has no end. Write: [${words}](${address})`,
  },
  {
    in: 'markdown',
    isDoubt: true,
    pattern: REVERSED_LINK,
    message: ([all, words, address]) =>
      `Visitors see ${all} as it is typed. If it is meant as a link, write: [${words}](${address})`,
  },
  {
    in: 'markdown',
    isDoubt: true,
    pattern: BARE_WWW,
    message: ([address]) =>
      `${address} becomes a link to a page that is not encrypted. Say in words where it leads, for example: [the school’s website](https://${address})`,
  },
  {
    isDoubt: true,
    pattern: /\*\*(?!.*\*\*)/s,
    message: ({ input = '' }) =>
      input.split('**').length % 2 === 0
        ? 'Two stars begin bold text here, and nothing ends it. Put ** after the words too, or remove them.'
        : undefined,
  },
];
