import { expect, test } from 'vitest';
import { ENGLISH } from '../../languages/en.ts';
import { formInWords, registrationForms } from './registration-forms.ts';
import { registrationTimes } from './registration-period.ts';

const ZONE = 'Asia/Kolkata';
const form = { title: 'Delegates', url: 'https://school.in/form', opens: '2025-09-01', closes: '2025-09-26' };
const statesOf = (days: { opens?: string; closes?: string }) =>
  registrationTimes(days, ZONE).map(({ state, from }) => (from ? `${state} ${new Date(from).toISOString()}` : state));

test('a form without days is always open', () => {
  expect(statesOf({})).toEqual(['open']);
});

test('a form opens and closes at midnight at the venue, and its last week has seven days', () => {
  expect(statesOf(form)).toEqual([
    'before',
    'open 2025-08-31T18:30:00.000Z',
    'closing 2025-09-19T18:30:00.000Z',
    'closed 2025-09-26T18:30:00.000Z',
  ]);
  expect(statesOf({ opens: form.opens })).toEqual(['before', 'open 2025-08-31T18:30:00.000Z']);
  expect(statesOf({ opens: '2025-09-24', closes: form.closes })).toEqual([
    'before',
    'closing 2025-09-23T18:30:00.000Z',
    'closed 2025-09-26T18:30:00.000Z',
  ]);
});

test('each state has its sentence, in English where the language has none', () => {
  const sentences = { ...ENGLISH, opensOn: (day: string) => `खुलेगा ${day}`, closedOn: () => undefined };
  const [{ times } = { times: [] }] = registrationForms({ registration: [form], timeZone: ZONE }, undefined, sentences);
  expect(times.map(({ sentence }) => sentence)).toEqual([
    { words: 'खुलेगा 2025-09-01' },
    undefined,
    { words: 'Closes on Friday, 26 September 2025.' },
    { words: 'Closed on Friday, 26 September 2025.', lang: 'en' },
  ]);
});

test.each([
  ['2025-08-31', 'Delegates: Opens on Monday, 1 September 2025.'],
  ['2025-09-10', 'Delegates: https://school.in/form'],
  ['2025-09-26', 'Delegates: https://school.in/form Closes on Friday, 26 September 2025.'],
  ['2025-09-27', 'Delegates: Closed on Friday, 26 September 2025.'],
])('on %s search engines read: %s', (day, words) => {
  expect(formInWords(form, ZONE, Date.parse(`${day}T12:00:00+05:30`))).toBe(words);
});
