import { expect, test } from 'vitest';
import { phaseMoments, readMoment, writeMoment } from './moment.ts';

const EIGHT = Date.parse('2025-10-10T02:30Z');

test.each(['2025-10-10T08:00+05:30', '2025-10-10T08:00 05:30', '2025-10-10T02:30Z', '2025-10-10T08:00:00+05:30'])(
  '%s is understood',
  (written) => {
    expect(readMoment(written)).toEqual({ moment: EIGHT });
  },
);

test.each([
  ['tomorrow', '“tomorrow” is no date and time.'],
  ['', '“” is no date and time.'],
  ['2025-10-10', '“2025-10-10” is no date and time.'],
  ['2025-10-10T08:00', '“2025-10-10T08:00” has no time zone. Add the one of the venue, for example: ?at='],
  ['2025-02-30T08:00+05:30', '“2025-02-30T08:00+05:30” does not exist.'],
  ['2025-10-10T25:00+05:30', '“2025-10-10T25:00+05:30” does not exist.'],
])('of %s it is told what is wrong', (written, message) => {
  expect(readMoment(written)).toEqual({ message: expect.stringContaining(message) });
});

test('a moment is written by the clock of the venue', () => {
  expect(writeMoment(EIGHT, 'Asia/Kolkata')).toBe('2025-10-10T08:00+05:30');
  expect(writeMoment(EIGHT, 'America/New_York')).toBe('2025-10-09T22:30-04:00');
});

test('there is a moment before, on each day and after', () => {
  const boundaries = ['2025-10-10', '2025-10-11', '2025-10-12'].map((day) => Date.parse(`${day}T00:00+05:30`));
  expect(
    phaseMoments(boundaries).map(({ label, moment }) => `${label}: ${writeMoment(moment, 'Asia/Kolkata')}`),
  ).toEqual([
    'Before: 2025-10-08T00:00+05:30',
    'Day 1: 2025-10-10T08:00+05:30',
    'Day 2: 2025-10-11T08:00+05:30',
    'After: 2025-10-12T08:00+05:30',
  ]);
});
