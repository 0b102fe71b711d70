import { expect, test } from 'vitest';
import { editionEntry, withThisEdition } from './history.ts';

const founded = { year: 1994, title: 'The school is founded', text: 'Here it begins.' };
const thisEdition = editionEntry(
  { edition: 9, dates: { first: '2025-10-10', last: '2025-10-11' }, city: 'Lucknow' },
  12,
);

test('this edition is the latest entry of the history, worded from its facts', () => {
  expect(withThisEdition([founded], thisEdition)).toEqual([
    founded,
    { year: 2025, title: 'The ninth edition', text: 'Twelve committees meet in Lucknow on 10 and 11 October.' },
  ]);
});

test('a conference without a history gets none', () => {
  expect(withThisEdition([], thisEdition)).toEqual([]);
});

test('an entry that somebody has written for its year stays', () => {
  const own = { ...thisEdition, title: 'Nine!' };
  expect(withThisEdition([founded, own], thisEdition)).toEqual([founded, own]);
});
