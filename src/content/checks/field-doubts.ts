import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage, TO_BE_WRITTEN } from '../reading/prose.ts';

/** A doubt about texts of a certain field. */
interface FieldRule {
  /** Name of the field. */
  field: RegExp;
  isDoubtful: (text: string) => boolean;
  message: (text: string) => string;
}

const MAX_TITLE = 60;
const MAX_MEANING = 240;
/** Search engines cut longer descriptions, and add words from the page to shorter ones. */
const SEARCH_RESULT = { min: 90, max: 160 };
const TITLE = /^(title|cardTitle|heading|caption)$/;
const FOR_SEARCH_RESULTS = /^(description|summary)$/;
/** Digits that a local telephone number has at least. */
const PHONE_DIGITS = 6;

const FIELD_RULES: readonly FieldRule[] = [
  {
    field: TITLE,
    isDoubtful: ({ length }) => length > MAX_TITLE,
    message: ({ length }) => `This has ${length} characters, and fills several lines on a phone. Could it be shorter?`,
  },
  {
    field: FOR_SEARCH_RESULTS,
    isDoubtful: ({ length }) => length > SEARCH_RESULT.max,
    message: ({ length }) =>
      `This has ${length} characters, and search results cut it off after ${SEARCH_RESULT.max}. Could it be shorter?`,
  },
  {
    field: FOR_SEARCH_RESULTS,
    isDoubtful: ({ length }) => length < SEARCH_RESULT.min,
    message: ({ length }) =>
      `This has ${length} characters, and search results have room for ${SEARCH_RESULT.min} to ${SEARCH_RESULT.max}. Could it say more?`,
  },
  {
    field: /^meaning$/,
    isDoubtful: ({ length }) => length > MAX_MEANING,
    message: ({ length }) =>
      `This has ${length} characters, and hardly anybody reads a meaning as long as that. Could it be shorter?`,
  },
  {
    field: /^(title|cardTitle|heading|fullName|name|shortName|question)$/,
    isDoubtful: (text) => /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}/u.test(text),
    message: () =>
      'There is an emoji here. Screen readers read out what it shows, and menus, share cards and search results may leave it out. Could it go?',
  },
  {
    field: /^(name|author|credit)$/,
    isDoubtful: (text) => (text.match(/\d/g) ?? []).length >= PHONE_DIGITS,
    message: (text) => `${text} looks like a telephone number, and a name is needed here. Is it in the right place?`,
  },
];

/** Doubts about the text of a field. Texts that are still to be written are skipped. */
export function findFieldDoubts(passage: Passage): Issue[] {
  const { path = [], text } = passage;
  if (text.startsWith(TO_BE_WRITTEN)) return [];
  return FIELD_RULES.filter(({ field, isDoubtful }) => field.test(String(path.at(-1))) && isDoubtful(text)).flatMap(
    ({ message }) => issueAt(passage, 0, message(text)),
  );
}
