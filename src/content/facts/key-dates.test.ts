import { expect, test } from 'vitest';
import { OPEN_FORMS, edition as sample } from '../../../tests/support/sample.ts';
import { datesSchema } from '../schemas/dates.ts';
import { comingDates, type KeyDate, keyDates } from './key-dates.ts';

const edition = {
  conference: {
    ...sample.conference,
    dates: { first: '2025-10-10', last: '2025-10-11' },
    timeZone: 'Asia/Kolkata',
    registration: OPEN_FORMS,
  },
  committees: [
    { ...(sample.committees[0] as (typeof sample.committees)[0]), slug: 'jcc', title: 'JCC', caseFileDaysBefore: 7 },
  ],
  dates: datesSchema.parse({
    dates: [
      { title: 'Fees', first: '2025-09-01', last: '2025-10-05' },
      { title: 'Papers', day: '2025-10-03', for: 'Delegates', committees: ['jcc'] },
      { title: 'Certificates', day: '2025-10-20' },
    ],
  }),
};
const titlesOf = (dates: readonly KeyDate[]) => dates.map(({ title }) => title);

test('the case files and the conference join the dates of the file, in order, and none are there without the file', () => {
  const dates = keyDates(edition);
  expect(titlesOf(dates)).toEqual(['Fees', 'Papers', 'Case file of JCC', 'The conference', 'Certificates']);
  expect(dates[2]).toMatchObject({
    days: { first: '2025-10-03', last: '2025-10-03' },
    link: { title: 'JCC', url: '/committees/jcc' },
    committees: ['jcc'],
  });
  expect(keyDates({ ...edition, dates: { dates: [] } })).toEqual([]);
});

test('a day is over at midnight at the venue', () => {
  expect(new Date(keyDates(edition)[1]?.until ?? 0).toISOString()).toBe('2025-10-03T18:30:00.000Z');
});

test('two dates are next at any time until fewer are left', () => {
  const dates = comingDates(keyDates(edition), 2);
  const nextOn = (day: string) => {
    const now = Date.parse(`${day}T12:00:00+05:30`);
    return titlesOf(dates.filter(({ from, until }) => from <= now && now < until));
  };
  expect(nextOn('2025-06-01')).toEqual(['Fees', 'Papers']);
  expect(nextOn('2025-10-03')).toEqual(['Fees', 'Papers']);
  // The fees are not over while two dates on one day are.
  expect(nextOn('2025-10-04')).toEqual(['Fees', 'The conference']);
  expect(nextOn('2025-10-06')).toEqual(['The conference', 'Certificates']);
  expect(nextOn('2025-10-12')).toEqual(['Certificates']);
});

test('forms that open or close on one day share a date, whose key stays when the day moves', () => {
  const registrationOn = (closes: string[]) => {
    const registration = closes.map((day, index) => ({ title: `Form ${index + 1}`, url: '/contact', closes: day }));
    const dates = keyDates({ ...edition, conference: { ...edition.conference, registration } });
    return dates.flatMap(({ key, days, text }) => (key.startsWith('registration') ? [[key, days.first, text]] : []));
  };
  expect(registrationOn(['2025-09-05', '2025-09-05'])).toEqual([
    ['registration-closes', '2025-09-05', 'Form 1 and Form 2'],
  ]);
  expect(registrationOn(['2025-09-12', '2025-09-12'])[0]?.[0]).toBe('registration-closes');
  expect(registrationOn(['2025-09-05', '2025-09-12'])).toEqual([
    ['registration-closes-form-1', '2025-09-05', 'Form 1'],
    ['registration-closes-form-2', '2025-09-12', 'Form 2'],
  ]);
});
