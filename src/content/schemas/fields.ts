import { z } from 'astro/zod';
import { readAddress } from '../../shared/addresses.ts';
import { countDays } from '../../shared/dates.ts';
import { dialAddress } from '../../shared/phone-number.ts';
import { INVISIBLE } from '../../shared/words.ts';
import { parseMarkdown } from '../markdown.ts';
import { fieldKinds } from './field-kinds.ts';

/**
 * The types of fields in content files. Each has one message with the expected value and an example, written for editors
 * who do not know code.
 */

/** A group of fields. Unknown fields are errors, so that misspelt names are noticed. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `There is no field of this name here. Look at its spelling, and at the spaces before it. The fields are: ${names}.`
        : `Write a group of fields here, each on its own line with two more spaces before it: ${names}.`,
  });
}

/** A list. @param least the minimum number of entries @param example for the message; it begins with the field's name */
export function list<Item extends z.ZodType>(item: Item, least = 1, example?: string) {
  const rule = 'Write a list here: each entry on its own line, after two more spaces, a dash and a space.';
  const error = example ? `${rule} For example:\n${example}` : rule;
  return z.array(item, { error }).min(least, { error });
}

/** A text that is not empty, on one line. @param example shown in the message */
export function text(example: string) {
  return line(textError(example));
}

/** A text that may have several lines. @param example shown in the message */
export function lines(example: string) {
  return line(textError(example), true);
}

function textError(example: string): string {
  return `Write some text here (in 'single quotes' if it begins with a brace, contains a colon, or is a number, true or false), or delete the line if there may be none. For example: ${example}`;
}

function line(error: string, canBreak = false) {
  return z.string({ error }).trim().min(1, { error }).superRefine(refuseInvisible(canBreak));
}

function refuseInvisible(canBreak: boolean) {
  return (text: string, { addIssue }: z.RefinementCtx) => {
    const message = invisibleMessage(text, canBreak);
    if (message) addIssue({ code: 'custom', message });
  };
}

/** Error message for a text with invisible characters. @param canBreak whether it may have several lines */
export function invisibleMessage(text: string, canBreak: boolean): string | undefined {
  if (!canBreak && /[\n\t]/.test(text))
    return 'There is a line break or a tab in this text. Write it on one line, with spaces.';
  const [found] = INVISIBLE.exec(text.replace(/[\n\t]/g, ' ')) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return (
    code && `This text has an invisible character in it, U+${code}. Delete the words around it, and type them again.`
  );
}

/** A text by language code: `{ en: 'The school', hi: 'विद्यालय' }`. */
export type Translated = { en: string } & Record<string, string>;

/** A text in English, or in several languages with English among them. @param example shown in the message */
export function translatable(example: string) {
  const error = `Write one text here (in 'single quotes' if it begins with a brace or contains a colon), or one for each language on lines of their own: en, and for example hi for Hindi. For example: ${example}`;
  const wording = line(error);
  const inLanguages = z.record(z.string().regex(/^[a-z]{2}$/, { error }), wording, { error });
  return z
    .union([wording, inLanguages.refine(({ en }) => en, { error })], { error })
    .transform((value) => (typeof value === 'string' ? { en: value } : value) as Translated);
}

/** One text, or one for each phase of the conference. @param example shown in the message */
export function phasedText(example: string) {
  return oneOrPhased(example, line);
}

/** One Markdown text, or one for each phase of the conference. @param example shown in the message */
export function phasedMarkdown(example: string) {
  return oneOrPhased(example, (error) =>
    line(error).transform(parseMarkdown).register(fieldKinds, { isMarkdown: true }),
  );
}

function oneOrPhased<Wording extends z.ZodType>(example: string, wordingOf: (error: string) => Wording) {
  const error = `Write one text here, or three on lines of their own: before, during and after (each in 'single quotes' if it begins with a brace). For example: ${example}`;
  const wording = wordingOf(error);
  return z.union([wording, group({ before: wording, during: wording, after: wording })], { error });
}

/** A whole number from 1 to `most`. @param example shown in the message */
export function wholeNumber(example: number, most: number) {
  const error = `Write a whole number from 1 to ${most} here, without quotes, for example: ${example}`;
  return z.int({ error }).min(1, { error }).max(most, { error });
}

/** The position of a text in its folder. Fractions allow another text between any two. */
export function position() {
  const error = 'Write a number here, without quotes: 1 comes first, and 4.5 is between 4 and 5.';
  return z.number({ error }).positive({ error });
}

/** A person’s name; empty until it is known. */
export function personName() {
  return z
    .string({ error: "Write a name here, or '' until it is announced." })
    .superRefine(refuseInvisible(false))
    .default('');
}

export function yesOrNo() {
  return z.boolean({ error: 'Write true or false here, without quotes.' });
}

/** The error for a picture without alternative text. @param field name of the missing field @param example of its text */
export function missingAlt(field: string, example: string) {
  return {
    path: [field],
    error: `Say what the picture shows, for visitors who cannot see it, for example: ${example}`,
  };
}

/** A year in figures. @param example shown in the message */
export function year(example: number) {
  const error = `Write a year here, without quotes, for example: ${example}`;
  return z.int({ error }).min(1000, { error }).max(2100, { error });
}

/** An existing date `YYYY-MM-DD` between 1900 and 2100. */
export function calendarDate() {
  const error = 'Write a real date in quotes, as year-month-day, for example: "2030-03-15"';
  return z.iso.date({ abort: true, error }).refine((date) => date >= '1900' && date <= '2101', { abort: true, error });
}

export function days() {
  return group({ first: calendarDate(), last: calendarDate() })
    .refine(({ first, last }) => first <= last, {
      path: ['last'],
      abort: true,
      error: 'The last day is before the first. Correct one of the two.',
    })
    .refine((days) => countDays(days) <= 31, {
      path: ['last'],
      abort: true,
      error: 'These are more than 31 days. Look at the year of both.',
    });
}

/** Address of a page elsewhere, or the path of a page of this site, such as `/coming-soon`. */
export function address() {
  const error =
    'Write the whole address of the page, from https:// on, for example: https://example.org/guide — or the path of a page of this website, for example: /coming-soon';
  const checked = z.string({ error }).superRefine((typed, { addIssue }) => {
    const { kind, message } = readAddress(typed);
    if (message || (kind !== 'page' && kind !== 'website')) addIssue({ code: 'custom', message: message ?? error });
  });
  return checked.register(fieldKinds, { isAddress: true });
}

export function email() {
  return z.email({ error: 'Write one email address here, for example: secretariat@example.org' });
}

/** A telephone number in any usual notation. */
export function phone() {
  const error =
    "Write one telephone number in quotes, as it is dialled, for example: '+91 98765 43210', '0522 274 0123' or '0522 274 0123 ext. 12'";
  return z.string({ error }).superRefine((written, { addIssue }) => {
    const message = invisibleMessage(written, false) ?? (dialAddress(written) ? undefined : error);
    if (message) addIssue({ code: 'custom', message });
  });
}

/** File name of a picture in the same folder as the file that names it. */
export function pictureFile() {
  const name = z.string({ error: PICTURE_MESSAGE }).superRefine((name, { addIssue }) => {
    const message = pictureNameMessage(name);
    if (message) addIssue({ code: 'custom', message });
  });
  return name.register(fieldKinds, { isPicture: true });
}

/** Names of pictures that the build can use. */
export const PICTURE_FILE = /^[a-z\d]+(?:-[a-z\d]+)*\.(?:avif|webp|png|jpe?g)$/;

const PICTURE_MESSAGE =
  'Write the name of a picture in the same folder. It has small letters from a to z, digits, hyphens between them, and the ending jpg, png, webp or avif, for example: disec.jpg';

export const HEIC_MESSAGE =
  'Browsers cannot show a HEIC picture. Open it on your computer, save it as JPEG, and upload that. So that an iPhone takes JPEG: Settings → Camera → Formats → Most Compatible.';

/** Error message for an invalid file name of a picture. */
export function pictureNameMessage(name: string): string | undefined {
  if (/^https?:/i.test(name))
    return 'Pictures on other websites are not shown. Download it, if it is yours to use, upload it into the folder of this file, and write the name of that file.';
  if (HEIC_FILE.test(name)) return HEIC_MESSAGE;
  return PICTURE_FILE.test(name) ? undefined : PICTURE_MESSAGE;
}

/** File names of pictures from an iPhone. */
export const HEIC_FILE = /\.hei[cf]$/i;
