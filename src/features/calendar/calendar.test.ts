import { expect, onTestFinished, test, vi } from 'vitest';
import { committeeOf, edition as sample, TWO_DAYS } from '../../../tests/support/sample.ts';
import { datesSchema } from '../../content/schemas/dates.ts';
import { timetable } from '../schedule/timetable.ts';
import { calendarEntries } from './add-to-calendar.tsx';
import { calendarEvents, calendarFile, sessionEvents } from './calendar.ts';
import { keyDateEvents } from './key-date-events.ts';

/** With characters that mean something in calendar files or addresses. */
const conference = {
  ...sample.conference,
  ...TWO_DAYS,
  name: 'Corrib "Bay" Model United Nations',
  dressCode: [{ title: 'Formal dress; or a uniform' }, { title: 'Old jumpers' }],
};
const committee = { ...committeeOf('european-council'), agenda: 'Trade & 100 % + more' };
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
      'UID:edition-1-conference@corribmun.example.org',
      'SUMMARY:Corrib "Bay" Model United Nations\\, first edition',
      'DTSTART;VALUE=DATE:20240420',
      'DTEND;VALUE=DATE:20240422',
      'LOCATION:Saltmarsh Hall\\, Galway',
      'DESCRIPTION:First edition\\, Galway\\nDress code\\, day 1: Formal dress\\; or a uniform\\nDress code\\, day 2: Old jumpers\\nhttps://corribmun.example.org/home',
      'TRANSP:OPAQUE',
    ]),
  );
});

test('the case file is due on a day of its own, on which nobody is busy', () => {
  const text = fileOf();
  expect(valuesOf(text, 'UID')).toEqual([
    'edition-1-european-council@corribmun.example.org',
    'edition-1-european-council-case-file@corribmun.example.org',
  ]);
  expect(valuesOf(text, 'DTSTART;VALUE=DATE')).toEqual(['20240420', '20240410']);
  expect(valuesOf(text, 'DTEND;VALUE=DATE')).toEqual(['20240422', '20240411']);
  expect(valuesOf(text, 'TRANSP')).toEqual(['OPAQUE', 'TRANSPARENT']);
});

test.each(['America/Los_Angeles', 'Europe/Dublin', 'Pacific/Kiritimati'])(
  'a build in %s writes the same days and the same hours',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    const sessions = [
      { start: '09:30', end: '11:00', title: 'Debate', place: 'Library', committees: ['european-council'] },
      { start: '11:30', end: '13:00', title: 'Debate', committees: 'all' as const },
    ];
    const [day] = timetable({ conference, committees: [committee], schedule: { days: [{ day: 1, sessions }] } });
    const text = calendarFile(conference, { events: [], sessions: sessionEvents(conference, day?.sessions ?? []) });
    expect(valuesOf(text, 'DTSTART')).toEqual(['20240420T083000Z', '20240420T103000Z']);
    expect(valuesOf(text, 'DTEND')).toEqual(['20240420T100000Z', '20240420T120000Z']);
    expect(valuesOf(text, 'UID')).toEqual([
      'edition-1-session-1-debate@corribmun.example.org',
      'edition-1-session-1-debate-2@corribmun.example.org',
    ]);
    expect(valuesOf(text, 'LOCATION')).toEqual(['Library\\, Saltmarsh Hall\\, Galway', 'Saltmarsh Hall\\, Galway']);
    expect(valuesOf(fileOf(), 'DTSTART;VALUE=DATE')).toEqual(['20240420', '20240410']);
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
  const moved = fileOf({ ...conference, dates: { first: '2024-03-20', last: '2024-03-21' }, calendarChanges: 1 });
  // The same UID, a higher SEQUENCE and a later DTSTAMP: RFC 5546, 2.1.5.
  expect(valuesOf(moved, 'UID')).toEqual(valuesOf(fileOf(), 'UID'));
  for (const name of ['SEQUENCE', 'DTSTAMP'])
    expect((valuesOf(moved, name)[0] ?? '') > (valuesOf(fileOf(), name)[0] ?? '')).toBe(true);
  expect(valuesOf(fileOf({ ...conference, edition: 2 }), 'UID')[0]).toBe(
    'edition-2-european-council@corribmun.example.org',
  );
});

test('key dates are in the feed, in the file of a committee that they name, and keep their UIDs when they move', () => {
  const feedOf = (day: string, calendarChanges: number) => {
    const written = [
      { title: 'Fees', day: '2024-03-01', text: 'By bank transfer', link: { title: 'How', url: '/contact' } },
      { title: 'Position papers', day, for: 'Delegates', committees: ['european-council'] },
    ];
    const source = { ...conference, calendarChanges };
    const edition = { conference: source, committees: [committee], dates: datesSchema.parse({ dates: written }) };
    const eventsOf = (one?: typeof committee) => [...calendarEvents(source, one), ...keyDateEvents(edition, one)];
    return {
      all: calendarFile(source, { events: eventsOf(), isFeed: true }),
      ofCommittee: calendarFile(source, { events: eventsOf(committee) }),
    };
  };
  const { all, ofCommittee } = feedOf('2024-03-20', 0);
  const moved = feedOf('2024-03-27', 1).all;
  expect(valuesOf(all, 'UID')).toEqual([
    'edition-1-conference@corribmun.example.org',
    'edition-1-european-council-case-file@corribmun.example.org',
    'edition-1-date-fees@corribmun.example.org',
    'edition-1-date-position-papers@corribmun.example.org',
  ]);
  expect(valuesOf(all, 'DTSTART;VALUE=DATE').at(-1)).toBe('20240320');
  expect(valuesOf(all, 'DESCRIPTION')).toContain(
    'By bank transfer\\nHow: https://corribmun.example.org/contact\\nhttps://corribmun.example.org/dates',
  );
  expect(valuesOf(all, 'X-WR-CALNAME')).toEqual(['CorribMUN']);
  expect(valuesOf(all, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT12H']);
  expect(valuesOf(ofCommittee, 'SUMMARY').at(-1)).toBe('CorribMUN: Position papers');
  expect(valuesOf(ofCommittee, 'SUMMARY').join()).not.toContain('Fees');
  expect(valuesOf(ofCommittee, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual([]);
  expect(valuesOf(moved, 'UID')).toEqual(valuesOf(all, 'UID'));
  expect(valuesOf(moved, 'DTSTART;VALUE=DATE').at(-1)).toBe('20240327');
  expect(valuesOf(moved, 'SEQUENCE').at(-1)).toBe('1');
});

// The trees in tests/a11y/snapshots/ hold both addresses of a page in full.
test('Google and Outlook read every character of a text', () => {
  const [sitting] = calendarEntries(calendarEvents(conference, committee), 'Europe/Dublin');
  const { 'Google Calendar': google, Outlook: outlook } = sitting?.links ?? {};
  for (const text of [fieldsOf(google).details, fieldsOf(outlook).body])
    expect(text).toContain('\nAgenda: Trade & 100 % + more\n');
  // Outlook shows a plus as a plus.
  expect(`${google}${outlook}`).not.toContain('+');
});
