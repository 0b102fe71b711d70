import { z } from 'astro/zod';
import { didYouMean } from '../nearest.ts';

/**
 * Building blocks of the content schemas. Each names the remedy in its message: the people
 * who read these messages edit text files and know no code.
 */

/** A group of fields. Unknown fields are errors, so that a misspelt name is noticed. */
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

/** A string validated by a function that returns an error message. @param error message for a value that is not text */
export function checkedText(error: string, issueOf: IssueOf) {
  return z.string({ error }).check(refuse(issueOf));
}

/** Returns the error message for a text, or nothing for a valid one. */
type IssueOf = (typed: string) => string | undefined;

/** For `check`: refuses a text for which a function returns an error message. */
export function refuse(issueOf: IssueOf) {
  return z.refine<string>((typed) => issueOf(typed) === undefined, { error: ({ input }) => issueOf(String(input)) });
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

/** One text, or one for each phase of the conference. @param example shown in the message */
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
  const error = 'Write a real date as year-month-day, for example: 2030-03-15';
  return z.iso.date({ error }).meta({ patternErrorMessage: error });
}

/** A time of day at the venue, `HH:MM`, from 00:00 to 23:59. */
export function timeOfDay() {
  const error = 'Write a time in quotes, with 24 hours, for example: "09:30"';
  return z.iso.time({ precision: -1, error }).meta({ patternErrorMessage: error });
}

/** Names of committees, or the word all. */
export function committeeNames() {
  const error = 'Write: all. Or write a list of file names of committees without .md, for example: [disec, sochum]';
  return z.union([z.literal('all', { error }), z.array(text('disec'), { error })]).default([]);
}

/** A day and a time at the venue, `YYYY-MM-DD HH:MM`. */
export function dayAndTime() {
  const error = 'Write a day and a time at the venue in quotes, with 24 hours, for example: "2030-03-15 09:30"';
  const isRight = (typed: string) => {
    const [day, time, ...more] = typed.split(' ');
    return calendarDate().safeParse(day).success && timeOfDay().safeParse(time).success && more.length === 0;
  };
  return z.string({ error }).refine(isRight, { error });
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

/** Name of an SVG drawing in the folder `theme`. */
export function svgFile() {
  const error = 'Write the file name of a drawing in the folder theme here, for example: mark.svg';
  return z.string({ error }).regex(/^[\w-]+\.svg$/, { error });
}
