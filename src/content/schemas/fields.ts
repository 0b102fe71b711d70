import { z } from 'astro/zod';
import { didYouMean } from '../nearest.ts';

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
  return `There is no field called ${key} here. ${didYouMean(key, fields, 'Correct the name, or remove it.')} The fields are: ${fields.join(', ')}.`;
}

/** A string validated by a function that returns an error message. */
function checkedText(error: string, issueOf: (typed: string) => string | undefined) {
  const isRight = (typed: string) => issueOf(typed) === undefined;
  return z.string({ error }).refine(isRight, { error: ({ input }) => issueOf(String(input)) });
}

/** A list that must not be empty. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, { error: 'At least one entry is needed here.' });
}

/** A text that must not be empty. @param example shown in the message, and by editors */
export function text(example: string, error = `Some text is missing here. Write it, for example: ${example}`) {
  return z
    .string({ error })
    .trim()
    .min(1, { error })
    .meta({ examples: [example] });
}

/** A text, or one for each phase of the conference where it depends on the date. @param example shown in the message */
export function phasedText(example: string) {
  return z.union([text(example), fieldset({ before: text(example), during: text(example), after: text(example) })]);
}

/** A whole number. @param example shown in the message */
export function wholeNumber(example: number) {
  return z.int({ error: `Write a whole number here, without quotes, for example: ${example}` });
}

/** Number of a day of the conference, from 1 on. */
export function dayNumber() {
  return wholeNumber(1).positive({ error: 'Write the number of a day here, for example: 1' });
}

/** A calendar date `YYYY-MM-DD` that exists. */
export function calendarDate() {
  const error = 'Write a real date as year-month-day, for example: 2025-10-10';
  return z.iso.date({ error }).meta({ patternErrorMessage: error });
}

/** A time of day at the venue, `HH:MM`, from 00:00 to 23:59. */
export function timeOfDay() {
  const error = 'Write a time in quotes, with 24 hours, for example: "09:30"';
  return z.iso.time({ precision: -1, error }).meta({ patternErrorMessage: error });
}

/** Where a service is reached: an address without a path, which the code adds. */
export function serviceOrigin() {
  const example = 'Write the beginning of an address here, up to the slash, for example: https://api.emailjs.com';
  return checkedText(example, (typed) => addressIssue(typed, example) ?? pathIssue(typed)).meta({
    pattern: '^https://[^/]+$',
    patternErrorMessage: example,
  });
}

function pathIssue(address: string): string | undefined {
  const { origin } = new URL(address);
  return address === origin ? undefined : `Leave out what comes after the name of the server. Write: ${origin}`;
}

/** Address of a page elsewhere, or the path of a page of this site, such as `/coming-soon`. */
export function linkTarget() {
  const example =
    'Write an address that begins with https://, or a path on this site that begins with /, for example: https://example.org/guide or /coming-soon';
  const issueOf = (typed: string) => (/^\/(?!\/)/.test(typed) ? undefined : addressIssue(typed, example));
  return checkedText(example, issueOf).meta({ pattern: '^(https://|/[^/])', patternErrorMessage: example });
}

/** Error message for an invalid URL, with a suggested correction; nothing for a valid one. */
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

/** A colour such as `#8b1a32`. @param usual what it is where the content names none */
export function colour(usual: string) {
  const error = `Write a colour in quotes, as # and six digits or letters from a to f, for example: "${usual}". Without quotes, the website sees nothing of it.`;
  const pattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
  return z
    .string({ error })
    .regex(pattern, { error })
    .overwrite((typed) => typed.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
    .default(usual)
    .meta({ patternErrorMessage: error });
}

/** Names of pictures that the build can use. */
export const PICTURE_NAME = /\.(avif|webp|png|jpe?g)$/i;

export const HEIC_REMEDY =
  'Browsers cannot show HEIC. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or open the picture on a computer and export it as JPEG.';

/** Name of a picture; `./` before it goes. @param folder where it is */
export function pictureFile(folder: string) {
  const example = 'for example: unhrc.jpg';
  const nameOf = (typed: string) => typed.replace(/^\.\//, '');
  return checkedText(`Write the file name of a picture here, ${example}`, (typed) =>
    pictureNameIssue(nameOf(typed), folder, example),
  ).overwrite(nameOf);
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
    return `The name ${name} may contain only letters without accents, digits, hyphens and dots. Rename the picture, ${example}`;
  return undefined;
}
