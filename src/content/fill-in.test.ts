import { expect, test } from 'vitest';
import { factsInWords, fillIn, fillInAll } from './fill-in.ts';

const conference = {
  name: 'School Model United Nations',
  edition: 9,
  city: 'Lucknow',
  venue: 'The school, Lucknow',
  dates: { first: '2025-10-10', last: '2025-10-11' },
  dressCode: ['Indian formals', 'Western formals'],
  replyWithinHours: 48,
  email: 'secretariat@example.org',
  school: { founded: 1994, branchOpened: 2011, munSince: 2016 },
};
const note = 'AIPPM and UNHRC are exclusively for 6th and 7th graders.';
const facts = factsInWords({ conference, committees: [{ eligibility: { note } }, { eligibility: { note } }, {}] });

test.each([
  ['On {days}, {weekdays}.', 'On 10 and 11 October 2025, Friday and Saturday.'],
  ['{dressCode}.', 'Indian formals on Day 1 and Western formals on Day 2.'],
  ['{restrictions}', `${note} Delegates from other grades choose among the other committees.`],
  ['{committeeCount} committees, {edition} edition', 'three committees, ninth edition'],
  ['A reply within {replyHours} hours.', 'A reply within 48 hours.'],
  ['{dayCount} days, since {munSince}', 'two days, since 2016'],
  ['No such {thing}', 'No such {thing}'],
  ["Akbar's 'court'", "Akbar’s 'court'"],
])('%s', (text, filledIn) => {
  expect(fillIn(text, facts)).toBe(filledIn);
});

test('where every committee is open to everybody, nothing stands in the place of restrictions', () => {
  expect(fillIn('Come alone. {restrictions}', factsInWords({ conference, committees: [{}] }))).toBe('Come alone.');
});

test('where no committee is open to everybody, there are no others to choose among', () => {
  expect(factsInWords({ conference, committees: [{ eligibility: { note } }] }).restrictions).toBe(note);
});

test('one day has one dress code', () => {
  const oneDay = { ...conference, dressCode: ['Indian formals'] };
  expect(factsInWords({ conference: oneDay, committees: [] }).dressCode).toBe('Indian formals');
});

test('texts are filled in however deep they are', () => {
  expect(fillInAll({ a: ['{city}', { b: 2 }] }, facts)).toEqual({ a: ['Lucknow', { b: 2 }] });
});
