import { expect, test } from 'vitest';
import { committeeOf, conference, edition, HINDI, TWO_DAYS } from '../../tests/support/sample.ts';
import { factsInWords, fillIn, fillInAll } from './fill-in.ts';

const note = 'The City Council is for delegates aged 11, 12 or 13.';
const restricted = committeeOf('city-council');
const open = committeeOf('ocean');
const facts = factsInWords(edition);
const ofTwoDays = factsInWords({ ...edition, conference: { ...conference, ...TWO_DAYS } });

test.each([
  ['On {days}, {weekdays}.', 'On 20 April 2024, Saturday.'],
  ['{forms}', 'There is one form: Application Form.'],
  ['{restrictions}', `${note} Delegates aged 14 or over choose among the other committees.`],
  ['{committeeCount} committees, {edition} edition', 'Five committees, first edition'],
  ['A reply within {replyHours} hours.', 'A reply within 72 hours.'],
  ['{dayCount} day in {city}', 'One day in Galway'],
  ['{email} of {venue}', 'hello@corribmun.example.org of Saltmarsh Hall, Galway'],
  ['Here: {translations}', 'Here: Only the answers for parents and schools are also in Polish.'],
  ['No such {thing}', 'No such {thing}'],
  ["Captain's 'boat'", "Captain’s 'boat'"],
])('%s', (text, filledIn) => {
  expect(fillIn(text, facts)).toBe(filledIn);
});

test.each([
  ['On {days}, {weekdays}.', 'On 20 and 21 April 2024, Saturday and Sunday.'],
  ['{dayCount} days', 'Two days'],
  ['{dressCode}.', 'Formal dress on Day 1 and Old jumpers on Day 2.'],
  [
    '{dressExamples}',
    'Formal dress can be, for example, a suit, or a jacket and a skirt. Old jumpers can be, for example, one that an aunt has knitted.',
  ],
  ['{forms}', 'There are two forms: Application Form and Form for Schools.'],
])('of a conference of two days with dress codes and two forms: %s', (text, filledIn) => {
  expect(fillIn(text, ofTwoDays)).toBe(filledIn);
});

test('where every committee is open to everybody, nothing stands in the place of restrictions', () => {
  expect(fillIn('Come alone. {restrictions}', factsInWords({ ...edition, committees: [open] }))).toBe('Come alone.');
});

test('where no committee is open to everybody, there are no others to choose among', () => {
  expect(factsInWords({ ...edition, committees: [restricted] }).restrictions).toBe(note);
});

test.each([
  ['one day', [{ title: 'Old jumpers' }]],
  ['the same each day', [{ title: 'Old jumpers' }, { title: 'Old jumpers' }]],
])('a dress code that does not change counts no days: %s', (_what, dressCode) => {
  expect(factsInWords({ ...edition, conference: { ...conference, dressCode }, committees: [] }).dressCode).toBe(
    'Old jumpers',
  );
});

test('all languages of the page for parents are named', () => {
  const languages = ['hi', 'ur'].map((code) => ({ ...HINDI, code }));
  expect(factsInWords({ ...edition, languages }).translations).toBe(
    'Only the answers for parents and schools are also in Hindi and Urdu.',
  );
});

test('a year that the history has is filled in, and one that it does not have is left out', () => {
  const timeline = [{ year: 1974, title: 'A school', text: 'It has two rooms.', fact: 'founded' as const }];
  expect(fillIn('{founded}', factsInWords({ ...edition, history: { timeline } }))).toBe('1974');
  expect(fillIn('{founded}', facts)).toBe('');
});

test('texts are filled in however deep they are', () => {
  expect(fillInAll({ a: ['{city}', { b: 2 }] }, facts)).toEqual({ a: ['Galway', { b: 2 }] });
});
