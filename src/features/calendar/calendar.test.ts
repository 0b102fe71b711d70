import { expect, onTestFinished, test, vi } from 'vitest';
import { committeeOf, edition as sample } from '../../../tests/support/sample.ts';
import { datesSchema } from '../../content/schemas/dates.ts';
import { timetable } from '../schedule/timetable.ts';
import { calendarEntries } from './add-to-calendar.tsx';
import { calendarEvents, calendarFile, sessionEvents } from './calendar.ts';
import { keyDateEvents } from './key-date-events.ts';

/** With characters that mean something in calendar files or addresses. */
const conference = {
  ...sample.conference,
  name: 'School "Model" United Nations',
  dressCode: [{ title: 'Indian formals; or a uniform' }, { title: 'Western formals' }],
};
const committee = { ...committeeOf('jcc'), agenda: 'Trade & 100 % + more' };
const fileOf = (source = conference) => calendarFile(source, { events: calendarEvents(source, committee) });
/** The lines of a file, joined where they were folded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (text: string, name: string) =>
  linesOf(text).flatMap((line) => (line.startsWith(name) ? line.slice(name.length + 1) : []));
/** What the other site reads from an address. */
const fieldsOf = (address = '') => Object.fromEntries(new URL(address).searchParams);

test('the file of the conference has one event with every fact', () => {
  expect(linesOf(calendarFile(conference, { events: calendarEvents(conference) }))).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:edition-9-conference@mun.example.org',
      'SUMMARY:School "Model" United Nations\\, ninth edition',
      'DTSTART;VALUE=DATE:20251010',
      'DTEND;VALUE=DATE:20251012',
      'LOCATION:The school\\, Lucknow',
      'DESCRIPTION:Ninth edition\\, Lucknow\\nDress code\\, day 1: Indian formals\\; or a uniform\\nDress code\\, day 2: Western formals\\nhttps://mun.example.org/home',
      'TRANSP:OPAQUE',
    ]),
  );
});

test('the case file is due on a day of its own, on which nobody is busy', () => {
  const text = fileOf();
  expect(valuesOf(text, 'UID')).toEqual(['edition-9-jcc@mun.example.org', 'edition-9-jcc-case-file@mun.example.org']);
  expect(valuesOf(text, 'DTSTART;VALUE=DATE')).toEqual(['20251010', '20251003']);
  expect(valuesOf(text, 'DTEND;VALUE=DATE')).toEqual(['20251012', '20251004']);
  expect(valuesOf(text, 'TRANSP')).toEqual(['OPAQUE', 'TRANSPARENT']);
});

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'a build in %s writes the same days and the same hours',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    const sessions = [
      { start: '09:30', end: '11:00', title: 'Debate', place: 'Library', committees: ['jcc'] },
      { start: '11:30', end: '13:00', title: 'Debate', committees: 'all' as const },
    ];
    const [day] = timetable({ conference, committees: [committee], schedule: { days: [{ day: 1, sessions }] } });
    const text = calendarFile(conference, { events: [], sessions: sessionEvents(conference, day?.sessions ?? []) });
    expect(valuesOf(text, 'DTSTART')).toEqual(['20251010T040000Z', '20251010T060000Z']);
    expect(valuesOf(text, 'DTEND')).toEqual(['20251010T053000Z', '20251010T073000Z']);
    expect(valuesOf(text, 'UID')).toEqual([
      'edition-9-session-1-debate@mun.example.org',
      'edition-9-session-1-debate-2@mun.example.org',
    ]);
    expect(valuesOf(text, 'LOCATION')).toEqual(['Library\\, The school\\, Lucknow', 'The school\\, Lucknow']);
    expect(valuesOf(fileOf(), 'DTSTART;VALUE=DATE')).toEqual(['20251010', '20251003']);
  },
);

test('the same content gives the same file, whenever it is built', () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const first = fileOf();
  vi.advanceTimersByTime(100 * 86_400_000);
  expect(fileOf()).toBe(first);
});

test('when the dates change, the new event takes the place of the old one', () => {
  const moved = fileOf({ ...conference, dates: { first: '2025-09-10', last: '2025-09-11' }, calendarChanges: 1 });
  // The same UID, a higher SEQUENCE and a later DTSTAMP: RFC 5546, 2.1.5.
  expect(valuesOf(moved, 'UID')).toEqual(valuesOf(fileOf(), 'UID'));
  for (const name of ['SEQUENCE', 'DTSTAMP'])
    expect((valuesOf(moved, name)[0] ?? '') > (valuesOf(fileOf(), name)[0] ?? '')).toBe(true);
  expect(valuesOf(fileOf({ ...conference, edition: 10 }), 'UID')[0]).toBe('edition-10-jcc@mun.example.org');
});

test('key dates are in the feed, in the file of a committee that they name, and keep their UIDs when they move', () => {
  const feedOf = (day: string, calendarChanges: number) => {
    const written = [
      { title: 'Fees', day: '2025-09-01', text: 'By bank transfer', link: { title: 'How', url: '/contact' } },
      { title: 'Position papers', day, for: 'Delegates', committees: ['jcc'] },
    ];
    const source = { ...conference, calendarChanges };
    const edition = { conference: source, committees: [committee], dates: datesSchema.parse({ dates: written }) };
    const eventsOf = (one?: typeof committee) => [...calendarEvents(source, one), ...keyDateEvents(edition, one)];
    return {
      all: calendarFile(source, { events: eventsOf(), isFeed: true }),
      ofCommittee: calendarFile(source, { events: eventsOf(committee) }),
    };
  };
  const { all, ofCommittee } = feedOf('2025-09-20', 0);
  const moved = feedOf('2025-09-27', 1).all;
  expect(valuesOf(all, 'UID')).toEqual([
    'edition-9-conference@mun.example.org',
    'edition-9-jcc-case-file@mun.example.org',
    'edition-9-date-fees@mun.example.org',
    'edition-9-date-position-papers@mun.example.org',
  ]);
  expect(valuesOf(all, 'DTSTART;VALUE=DATE').at(-1)).toBe('20250920');
  expect(valuesOf(all, 'DESCRIPTION')).toContain(
    'By bank transfer\\nHow: https://mun.example.org/contact\\nhttps://mun.example.org/dates',
  );
  expect(valuesOf(all, 'X-WR-CALNAME')).toEqual(['School MUN']);
  expect(valuesOf(all, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT12H']);
  expect(valuesOf(ofCommittee, 'SUMMARY').at(-1)).toBe('School MUN: Position papers');
  expect(valuesOf(ofCommittee, 'SUMMARY').join()).not.toContain('Fees');
  expect(valuesOf(ofCommittee, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual([]);
  expect(valuesOf(moved, 'UID')).toEqual(valuesOf(all, 'UID'));
  expect(valuesOf(moved, 'DTSTART;VALUE=DATE').at(-1)).toBe('20250927');
  expect(valuesOf(moved, 'SEQUENCE').at(-1)).toBe('1');
});

// The trees in tests/a11y/snapshots/ hold both addresses of a page in full.
test('Google and Outlook read every character of a text', () => {
  const [sitting] = calendarEntries(calendarEvents(conference, committee), 'Asia/Kolkata');
  const { 'Google Calendar': google, Outlook: outlook } = sitting?.links ?? {};
  for (const text of [fieldsOf(google).details, fieldsOf(outlook).body])
    expect(text).toContain('\nAgenda: Trade & 100 % + more\n');
  // Outlook shows a plus as a plus.
  expect(`${google}${outlook}`).not.toContain('+');
});
