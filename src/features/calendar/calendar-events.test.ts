import { expect, test } from 'vitest';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { committeeEvents, conferenceEvent } from './calendar-events.ts';

const conference = {
  name: 'School Model United Nations',
  shortName: 'School MUN',
  edition: 9,
  site: 'https://mun.example.org',
  city: 'Lucknow',
  dates: { first: '2025-10-10', last: '2025-10-11' },
  venue: 'The school, Lucknow',
  dressCode: ['Indian formals', 'Western formals'],
} as Conference;
const unhrc = {
  slug: 'unhrc',
  title: 'UNHRC',
  fullName: 'United Nations Human Rights Council',
  agenda: 'Child conscription',
  eligibility: { label: 'Grades 6 and 7 only', note: 'UNHRC is for 6th and 7th graders.' },
} as Committee;

test('a committee’s own event says what it debates and who may take part', () => {
  const [event, ...others] = committeeEvents(conference, unhrc);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ title: 'School MUN: UNHRC', url: 'https://mun.example.org/committees/unhrc' });
  expect(event?.notes).toEqual([
    'United Nations Human Rights Council',
    'Agenda: Child conscription',
    'UNHRC is for 6th and 7th graders.',
    'Dress code, day 1: Indian formals',
    'Dress code, day 2: Western formals',
  ]);
});

test('no two events of all calendars, and of two editions, share a UID', () => {
  const editions = [conference, { ...conference, edition: 10 }];
  const wto = { ...unhrc, slug: 'wto', caseFileDaysBefore: 15 };
  const events = editions.flatMap((edition) => [
    conferenceEvent(edition),
    ...[unhrc, wto].flatMap((committee) => committeeEvents(edition, committee)),
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(8);
});
