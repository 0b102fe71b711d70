import { z } from 'astro/zod';
import { didYouMean } from '../nearest.ts';
import { agree, noTwoAlike } from './agree.ts';
import { fieldset, listOf, phasedText, refuse, text } from './fields.ts';

/** A word of the page. @param english what it is a translation of */
function translationOf(english: string) {
  const error = `Write “${english}” here in the language of this file.`;
  return z.string({ error }).trim().min(1, { error }).describe(`“${english}” in the language of this file.`);
}

/**
 * A sentence with facts in braces, which the website fills in.
 * @param english the sentence in English; a translation must have the same names in braces
 * @param optional further names that a translation may have
 */
function pattern(english: string, optional: readonly string[] = []) {
  const required = namesIn(english);
  const names = [...required, ...optional];
  const error = `Write here in the language of this file, with the same names in braces: ${english}`;
  const issueOf = (typed: string) => {
    const [unknown] = namesIn(typed).filter((name) => !names.includes(name));
    const [missing] = required.filter((name) => !namesIn(typed).includes(name));
    if (unknown !== undefined)
      return `Nothing is filled in for ${unknown} here. ${didYouMean(unknown, names, `The names are: ${names.join(', ')}.`)}`;
    if (missing !== undefined)
      return `${missing} is missing, in whose place the website writes a fact. The English is: ${english}`;
    return undefined;
  };
  return z
    .string({ error })
    .trim()
    .min(1, { error, abort: true })
    .check(refuse(issueOf))
    .describe(`In English: ${english}`);
}

function namesIn(sentence: string): string[] {
  return sentence.match(/\{[^{}]*\}/g) ?? [];
}

/** The sentence for one plural form, in which the number may be left out: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
const forms = (english: string) => pattern(english, ['{count}']);

/**
 * `content/LANGUAGE/parents.yaml`: the page for parents and schools in another language, if there is one. It has the
 * structure of the page in English and finds each of its texts by the English, so a text that changes is shown in English
 * until its translation follows.
 */
export const translatedParentsSchema = fieldset({
  title: translationOf('Parents and schools'),
  label: translationOf('At a glance').describe('A few words above the heading.'),
  description: translationOf('Dates, venue, dress code, registration and contact.').describe(
    'One or two sentences for search results: 90 to 160 characters.',
  ),
  lede: phasedText('The dates, the place, and answers to what parents ask first.'),
  words: fieldset({
    parts: translationOf('On this page'),
    print: translationOf('Print this page'),
    when: translationOf('When'),
    where: translationOf('Where'),
    dressCode: translationOf('Dress code'),
    register: translationOf('Register Now'),
    registrationIsOver: translationOf('Registration is over'),
    writeToSecretariat: translationOf('Write to the secretariat'),
  }).describe('The words of the page itself.'),
  sentences: fieldset({
    edition: pattern('{edition} edition'),
    day: pattern('Day {day}'),
    dressOnDay: pattern('{dress} on Day {day}'),
    dressExamples: pattern('{dress} can be, for example, {examples}.'),
    forms: fieldset({
      zero: forms('There are no forms: {titles}.').optional(),
      one: forms('There is one form: {titles}.').optional(),
      two: forms('There are two forms: {titles}.').optional(),
      few: forms('There are a few forms: {titles}.').optional(),
      many: forms('There are many forms: {titles}.').optional(),
      other: forms('There are {count} forms: {titles}.'),
    }).describe('One sentence for each plural form of the language; other is for the numbers that have none.'),
    inSession: pattern('In session in {city}'),
    ended: pattern('{edition} ended on {date}'),
    opensOn: pattern('Opens on {date}.').optional(),
    closesOn: pattern('Closes on {date}.').optional(),
    closedOn: pattern('Closed on {date}.').optional(),
  }).describe('What the website fills in itself, in the place of the names in braces.'),
  translations: listOf(
    fieldset({
      english: text('When and where is it?').describe('As another file of the content has it.'),
      translation: text('सम्मेलन कब और कहाँ है?'),
    }),
  ).describe('The texts of the page in English, each with its translation.'),
}).check(
  agree(['translations'], ({ translations }) =>
    noTwoAlike(
      translations,
      ({ english }) => english,
      (_translation, index) => ({
        path: ['translations', index, 'english'],
        message: 'This English text is in the list already. Remove one of the two.',
      }),
    ),
  ),
);

export type TranslatedParents = z.infer<typeof translatedParentsSchema>;
