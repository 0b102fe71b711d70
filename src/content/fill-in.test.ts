import { expect, test } from 'vitest';
import { committeeOf, conference, edition } from '../../tests/support/sample.ts';
import { factsInWords, fillIn, fillInAll } from './fill-in.ts';

const note = 'AIPPM and UNHRC are exclusively for 6th and 7th graders.';
const restricted = committeeOf('unhrc');
const open = committeeOf('unsc');
const facts = factsInWords(edition);

test.each([
  ['On {days}, {weekdays}.', 'On 10 and 11 October 2025, Friday and Saturday.'],
  ['{dressCode}.', 'Indian formals on Day 1 and Western formals on Day 2.'],
  [
    '{dressExamples}',
    'Indian formals can be, for example, a kurta, a salwar kameez, a saree or a bandhgala. Western formals can be, for example, a suit, or a blazer and a formal shirt with trousers or a skirt.',
  ],
  ['{forms}', 'There are two forms: Individual Delegate Forms and School Registration Forms.'],
  ['{restrictions}', `${note} Delegates from other grades choose among the other committees.`],
  ['{committeeCount} committees, {edition} edition', 'Nine committees, ninth edition'],
  ['A reply within {replyHours} hours.', 'A reply within 48 hours.'],
  ['{dayCount} days, since {munSince}', 'Two days, since 2016'],
  ['{email} of {venue}', 'secretariat@example.org of The school, Lucknow'],
  ['Here: {translations}', 'Here: Only the answers for parents and schools are also in Hindi and Urdu.'],
  ['No such {thing}', 'No such {thing}'],
  ["Akbar's 'court'", "Akbar’s 'court'"],
])('%s', (text, filledIn) => {
  expect(fillIn(text, facts)).toBe(filledIn);
});

test('where every committee is open to everybody, nothing stands in the place of restrictions', () => {
  expect(fillIn('Come alone. {restrictions}', factsInWords({ ...edition, committees: [open] }))).toBe('Come alone.');
});

test('where no committee is open to everybody, there are no others to choose among', () => {
  expect(factsInWords({ ...edition, committees: [restricted] }).restrictions).toBe(note);
});

test.each([
  ['one day', [{ title: 'Indian formals' }]],
  ['the same each day', [{ title: 'Indian formals' }, { title: 'Indian formals' }]],
])('a dress code that does not change counts no days: %s', (_what, dressCode) => {
  expect(factsInWords({ ...edition, conference: { ...conference, dressCode }, committees: [] }).dressCode).toBe(
    'Indian formals',
  );
});

test('one form is one', () => {
  const registration = conference.registration.slice(1);
  expect(factsInWords({ ...edition, conference: { ...conference, registration }, committees: [] }).forms).toBe(
    'There is one form: School Registration Forms.',
  );
});

test('a year that the history does not have is left out', () => {
  expect(fillIn('{founded}', factsInWords({ ...edition, history: { timeline: [] } }))).toBe('');
});

test('texts are filled in however deep they are', () => {
  expect(fillInAll({ a: ['{city}', { b: 2 }] }, facts)).toEqual({ a: ['Lucknow', { b: 2 }] });
});
