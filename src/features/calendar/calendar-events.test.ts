import { expect, test } from 'vitest';
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
};
const wto = {
  slug: 'wto',
  title: 'WTO; DSB',
  fullName: 'World Trade Organization: Dispute Settlement Body',
  agenda: 'Case file (To be released 15 days prior to the conference)',
  caseFileDaysBefore: 15,
};
const unhrc = {
  slug: 'unhrc',
  title: 'UNHRC',
  fullName: 'United Nations Human Rights Council',
  agenda: 'Child conscription',
  eligibility: { note: 'UNHRC and AIPPM are exclusively for 6th and 7th graders.' },
};

test('the conference is one event of both days', () => {
  expect(conferenceEvent(conference)).toEqual({
    term: 'Conference',
    uid: 'edition-9-conference@mun.example.org',
    title: 'School Model United Nations, ninth edition',
    days: { first: '2025-10-10', last: '2025-10-11' },
    notes: ['Ninth edition, Lucknow', 'Dress code, day 1: Indian formals', 'Dress code, day 2: Western formals'],
    location: 'The school, Lucknow',
    url: 'https://mun.example.org/home',
  });
});

test('a committee’s own event says what it debates and whom it is kept for', () => {
  const [event, ...others] = committeeEvents(conference, unhrc);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    title: 'School MUN: UNHRC',
    days: conference.dates,
    url: 'https://mun.example.org/committees/unhrc',
  });
  expect(event?.notes).toContain('Agenda: Child conscription');
  expect(event?.notes).toContain(unhrc.eligibility.note);
});

test.each([
  [7, '2025-10-03'],
  [15, '2025-09-25'],
])('a case file %i days before is an event of its own day, without a place', (caseFileDaysBefore, date) => {
  const [, release] = committeeEvents(conference, { ...wto, caseFileDaysBefore });
  expect(release).toMatchObject({ term: 'Case file', days: { first: date, last: date } });
  expect(release).not.toHaveProperty('location');
});

test('no two events of all calendars, and of two editions, share a UID', () => {
  const editions = [conference, { ...conference, edition: 10 }];
  const uids = editions.flatMap((edition) =>
    [conferenceEvent(edition), ...committeeEvents(edition, wto), ...committeeEvents(edition, unhrc)].map(
      ({ uid }) => uid,
    ),
  );
  expect(uids).toHaveLength(8);
  expect(new Set(uids).size).toBe(8);
});
