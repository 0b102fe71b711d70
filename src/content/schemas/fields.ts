import { z } from 'astro/zod';
import { dialled } from '../../features/secretariat/phone.ts';
import { nearest } from '../nearest.ts';

/**
 * Building blocks of the content schemas. Each names the remedy in its message: the people
 * who read these messages edit text files and know no code.
 */

/** A group of fields that allows no other, so that a misspelt name is noticed. */
export function fieldset<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(key, fields)).join('\n');
      return `Write a group of fields here, each on its own line with two more spaces before it: ${fields.join(', ')}.`;
    },
  });
}

function unknownField(key: string, fields: string[]): string {
  const meant = nearest(key, fields);
  const remedy = meant ? `Did you mean ${meant}? Correct the name` : 'Correct the name';
  return `There is no field called ${key} here. ${remedy}, or remove it. The fields are: ${fields.join(', ')}.`;
}

/** A text that must not be empty. @param example shown in the message, and by editors */
export function text(example: string, error = `Some text is missing here. Write it, for example: ${example}`) {
  return z
    .string({ error })
    .trim()
    .min(1, { error })
    .meta({ examples: [example] });
}

/** What an editor checks while one types, where the schema itself checks more: docs/for-the-secretariat.md. */
function hint(pattern: string, patternErrorMessage: string) {
  return { pattern, patternErrorMessage };
}

/** A text, or one for each phase of the conference where it speaks of time. @param example shown in the message */
export function phasedText(example: string) {
  return z.union([text(example), fieldset({ before: text(example), during: text(example), after: text(example) })]);
}

/** A whole number. @param example shown in the message */
export function wholeNumber(example: number) {
  return z.int({ error: `Write a whole number here, without quotes, for example: ${example}` });
}

/** A calendar date `YYYY-MM-DD` that exists. */
export function calendarDate() {
  const error = 'Write a real date as year-month-day, for example: 2025-10-10';
  return z
    .string({ error: 'Write a date here as year-month-day, for example: 2025-10-10' })
    .refine(isCalendarDate, { error })
    .meta(hint('^\\d{4}-\\d\\d-\\d\\d$', error));
}

/** A time of day at the venue, `HH:MM`, from 00:00 to 23:59. */
export function timeOfDay() {
  const error = 'Write a time in quotes, with 24 hours, for example: "09:30"';
  return z.string({ error }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error });
}

/** A date and time on the visitor's own clock, `YYYY-MM-DDTHH:MM:SS`, without a time zone. */
export function localDateTime() {
  const error = 'Write a date and time here without a time zone, for example: 2025-10-10T00:00:00';
  return z
    .string({ error })
    .refine((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value) && isCalendarDate(value.slice(0, 10)), { error })
    .refine((value) => !Number.isNaN(Date.parse(value)), { error });
}

/** Address of a page elsewhere; always encrypted, since visitors are sent there. */
export function externalUrl() {
  const example = 'Write an address that begins with https:// here, for example: https://example.org/brochure';
  return z.string({ error: example }).superRefine((typed, { addIssue }) => {
    const message = addressIssue(typed, example);
    if (message) addIssue({ code: 'custom', message });
  });
}

/** Address of this site: a domain, and under it a path of plain letters, figures and hyphens if there is one. */
export function siteAddress() {
  const error =
    'Write an address that begins with https:// and has no slash at the end, for example: https://mun.example.org or https://school.github.io/mun';
  return z.string({ error }).refine((value) => /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w-]+)*$/.test(value), { error });
}

/** Address of a page elsewhere, or the path of a page of this site, such as `/coming-soon`. */
export function linkTarget() {
  const example =
    'Write an address that begins with https://, or a path on this site that begins with /, for example: https://example.org/guide or /coming-soon';
  return z
    .string({ error: example })
    .superRefine((typed, { addIssue }) => {
      const message = /^\/(?!\/)/.test(typed) ? undefined : addressIssue(typed, example);
      if (message) addIssue({ code: 'custom', message });
    })
    .meta(hint('^(https://|/[^/])', example));
}

/** What is wrong with an address, with the one that was probably meant; nothing if it can be right. */
export function addressIssue(typed: string, example: string): string | undefined {
  const address = typed.trim();
  const [, unquoted] = /^[“”„‘’«](.+?)[“”‘’»]?$/.exec(address) ?? [];
  if (unquoted) return `The address is in curly quotes, which become part of it. Write it without quotes: ${unquoted}`;
  const [, link] = /^(?:\[[^\]]*\]\(|<)(.+?)[)>]$/.exec(address) ?? [];
  if (link) return `Write only the address: ${link}`;
  const [, twice] = /^https?:\/\/(https?:?\/\/.*)$/i.exec(address) ?? [];
  if (twice) return `The address has its beginning twice. Write: ${withHttps(twice)}`;
  const [first = '', second] = address.split(/[\s,;|]+(?=https?:|www\.)/i);
  if (second) return `These are two addresses, and only one can be used here. Write: ${withHttps(first)}`;
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(address)) return `${address} is an e-mail address, but a web page is needed here.`;
  if (/\s/.test(address))
    return `There is a space in the address ${address}. Open the page, and copy its address again from the top of the browser.`;
  if (/^[a-z]:\\|^file:|\blocalhost\b/i.test(address))
    return 'This is a file or page on your own computer, which nobody else can open. Put it on a drive that everybody can open, and write the address that is given there.';
  if (
    /^(?:http:\/\/|www\.|h?tt?ps?:?\/{0,3}(?=[\w-]+\.)|\/\/|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(address) &&
    !/^https:\/\/[^/]/i.test(address)
  )
    return `An address begins with https://. Write: ${withHttps(address)}`;
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return example;
  const { hostname, username } = new URL(address);
  if (username || !/^[^.]+(\.[^.]+)+$/.test(hostname))
    return `${hostname} is not a web address: it needs a dot, as in example.org. Open the page, and copy its address again from the top of the browser.`;
  return undefined;
}

function withHttps(address: string): string {
  return `https://${address.replace(/^(?:h?tt?ps?:?)?\/*/i, '')}`;
}

/** Names of pictures that the build can use. */
export const PICTURE_NAME = /\.(avif|webp|png|jpe?g)$/i;

export const HEIC_REMEDY =
  'Browsers cannot show HEIC. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or open the picture on a computer and export it as JPEG.';

/** Name of a picture. @param folder where it is; by default beside the file that names it */
export function pictureFile(folder = 'the folder of this file') {
  const example = 'for example: unhrc.jpg';
  return z.string({ error: `Write the file name of a picture here, ${example}` }).superRefine((typed, { addIssue }) => {
    const message = pictureNameIssue(typed.replace(/^\.\//, ''), folder, example);
    if (message) addIssue({ code: 'custom', message });
  });
}

function pictureNameIssue(name: string, folder: string, example: string): string | undefined {
  if (/^https?:/.test(name))
    return `The website shows only its own pictures, not ${name}. Upload the picture into ${folder} and write its name, ${example}`;
  if (/[/\\]/.test(name))
    return `Write only the name of the picture, without folders: ${name.replace(/^.*[/\\]/, '')}. It belongs in ${folder}.`;
  if (/\.hei[cf]$/i.test(name)) return `${name} is a HEIC picture. ${HEIC_REMEDY}`;
  if (!PICTURE_NAME.test(name))
    return `${name || 'This'} does not end like a picture. Write the whole name of a JPEG, PNG, WebP or AVIF file, ${example}`;
  if (/[^\w.-]/.test(name))
    return `The name ${name} can only have letters without accents, digits, hyphens and dots. Rename the picture, ${example}`;
  return undefined;
}

/** An e-mail address. */
export function emailAddress() {
  return z.email({
    error: ({ input }) => {
      const [first, second] = String(input).match(/[^\s,;:<>()]+@[^\s,;:<>()]+/g) ?? [];
      const example = 'Write an e-mail address here, for example: secretariat@example.org';
      if (second) return `These are two addresses, and only one can be used here. Write: ${first}`;
      return first && first !== input ? `Write only the address: ${first}` : example;
    },
  });
}

/** A telephone number that can be dialled: see `features/secretariat/phone.ts`. */
export function phoneNumber() {
  const example = 'for example: "+91 98765 43210"';
  return z
    .string({ error: `Write a telephone number here, in quotes, ${example}` })
    .trim()
    .refine((typed) => dialled(typed) !== undefined, {
      error: ({ input }) =>
        `${input} is not a telephone number: it has too few digits or too many. Write all ten digits of an Indian number, or any other number with its country code, in quotes, ${example}`,
    });
}

/** A link with its words. */
export function titledLink() {
  return fieldset({ title: text('Executive Board Members'), url: linkTarget() });
}

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
