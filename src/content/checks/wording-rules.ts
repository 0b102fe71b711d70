import { FACT_NAMES } from '../fill-in.ts';
import { didYouMean } from '../nearest.ts';
import type { TextRule } from './text-rule.ts';

const FACTS = FACT_NAMES.join('|');
const IN_BRACES = FACT_NAMES.map((name) => `{${name}}`);

/** Patterns of texts that are unfinished, damaged, or not meant for visitors. */
export const WORDING_RULES: readonly TextRule[] = [
  {
    // Unlike these notes, `To be announced` may be published.
    pattern: /\b(?:[Ll]orem|TODO|TBD|TBA|TBC|FIXME)\b|\?{3,}/,
    message: ([mark]) =>
      `“${mark}” is a note that something is missing. Write the text. If it is not decided yet, write: To be announced.`,
  },
  {
    isDoubt: true,
    pattern:
      /\bto be (?:written|added|filled(?: in)?|inserted|completed|done(?! at))\b|\bx{3,}\b|\[(?:insert|name|date|text|your)\b[^\]]*\](?!\()/i,
    message: ([mark]) => `“${mark}” may be a note that something is missing. If so, write it.`,
  },
  {
    isDoubt: true,
    pattern: /â€.?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|\ufffd/,
    message: ([letters]) => `“${letters}” is a letter that was damaged when the file was saved. Type the word again.`,
  },
  {
    isDoubt: true,
    pattern: /^(?=.{20})(?:\P{Ll}*\p{Lu}{3}){4}\P{Ll}*$/u,
    message: () =>
      'This is in capitals, which are hard to read, and some screen readers spell them out. Write it like a sentence.',
  },
  {
    isDoubt: true,
    pattern: /^\s*[“”„‘’«]([^“”„‘’«»\n]{0,60})[“”‘’»'"]\s*$/,
    message: ([, inner]) =>
      `This is in curly quotes, which become part of the text. If they are not meant to be shown, write: "${inner}"`,
  },
];

/** Unknown facts in braces, and stray braces. */
export const FACT_RULES: readonly TextRule[] = [
  {
    pattern: new RegExp(`\\{(${FACTS})\\b(?!\\})`),
    message: ([, name]) => `The brace after ${name} is missing. Write: {${name}}`,
  },
  {
    pattern: new RegExp(`\\{(?!(?:${FACTS})\\})([^{}]*)\\}`, 'g'),
    message: ([all]) =>
      `There is no fact called ${all}. ${didYouMean(all, IN_BRACES, `The facts are: ${IN_BRACES.join(', ')}.`)}`,
  },
  {
    // An opening brace whose name is not that of a fact, or a closing one that nothing opens.
    isDoubt: true,
    pattern: new RegExp(`\\{(?!(?:${FACTS})\\b|[^{}]*\\})(\\w*)|(\\w*)(?<!\\{[^{}]*)\\}`),
    message: ([, opened, closed]) =>
      `Visitors see a brace here. A fact is its name in two braces, such as {days}. ${didYouMean(`{${opened || closed || ''}}`, IN_BRACES, 'If none is meant, leave out the brace.')}`,
  },
];
