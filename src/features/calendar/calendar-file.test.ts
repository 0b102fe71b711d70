import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { describe, expect, test } from 'vitest';
import { committeeEvents, conferenceEvent } from './calendar-events.ts';
import { calendarFile } from './calendar-file.ts';

const conference = {
  name: 'School "Model" United Nations',
  shortName: 'School MUN',
  edition: 9,
  site: 'https://mun.example.org',
  city: 'Lucknow',
  dates: { first: '2025-10-10', last: '2025-10-11' },
  venue: 'The school, Lucknow',
  dressCode: ['Indian formals; or a uniform', 'Western formals'],
  email: 'secretariat@example.org',
  timeZone: 'Asia/Kolkata',
  calendarChanges: 0,
};
const committee = {
  slug: 'jcc',
  title: 'JCC; a crisis, of sorts',
  fullName: 'Joint Crisis Committee',
  agenda: `Delhi \\ दिल्ली – “${'संयुक्त राष्ट्र '.repeat(12)}”`,
  caseFileDaysBefore: 7,
};
const fileOf = (source = conference) => calendarFile(committeeEvents(source, committee), source);

/** A file as another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, events };
}

describe('a calendar program', () => {
  test('finds every fact of the conference', () => {
    const { calendar, events } = read(calendarFile([conferenceEvent(conference)], conference));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/.+\/\/.+\/\/EN$/);
    expect(events).toHaveLength(1);
    const [event] = events as [ICAL.Event];
    expect(event.uid).toBe('edition-9-conference@mun.example.org');
    expect(event.summary).toBe('School "Model" United Nations, ninth edition');
    expect(event.location).toBe('The school, Lucknow');
    expect(event.description.split('\n')).toEqual([
      'Ninth edition, Lucknow',
      'Dress code, day 1: Indian formals; or a uniform',
      'Dress code, day 2: Western formals',
      'https://mun.example.org/home',
    ]);
    expect(event.organizer).toBe('mailto:secretariat@example.org');
    expect(event.component.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe(
      'School "Model" United Nations',
    );
    expect(event.component.getFirstPropertyValue('url')).toBe('https://mun.example.org/home');
    expect(event.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
  });

  test('finds the case file, which keeps nobody busy', () => {
    const { events } = read(fileOf());
    expect(events.map(({ uid }) => uid)).toEqual([
      'edition-9-jcc@mun.example.org',
      'edition-9-jcc-case-file@mun.example.org',
    ]);
    expect(events[0]?.summary).toBe('School MUN: JCC; a crisis, of sorts');
    expect(events[0]?.description).toContain(`Agenda: ${committee.agenda}`);
    expect(events[1]?.startDate.toString()).toBe('2025-10-03');
    expect(events[1]?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(events[1]?.location).toBeNull();
  });

  test('knows the zone: half past five ahead, with no summer time', () => {
    const { calendar, events } = read(fileOf());
    const [component, ...others] = calendar.getAllSubcomponents('vtimezone');
    expect(others).toEqual([]);
    const zone = new ICAL.Timezone({ component: component as ICAL.Component, tzid: 'Asia/Kolkata' });
    expect(component?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata');
    expect(component?.getAllSubcomponents('daylight')).toEqual([]);
    for (const instant of ['2025-01-10T00:00:00', '2025-07-10T00:00:00', '2025-10-10T00:00:00'])
      expect(zone.utcOffset(ICAL.Time.fromDateTimeString(instant))).toBe(5.5 * 3600);
    // Whole days belong to no zone: RFC 5545, 3.2.19.
    for (const { startDate } of events) expect(startDate.isDate).toBe(true);
  });
});

/** First and last day that a calendar shows in a zone: an instant is moved, a whole day is not. */
function daysShown(event: ICAL.Event, zone: ICAL.Timezone) {
  const last = event.endDate.clone();
  last.adjust(-1, 0, 0, 0);
  return [event.startDate, last].map((date) => date.convertToZone(zone).toString());
}

describe.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])(
  'in %s',
  (timeZone) => {
    const [event, release] = read(fileOf()).events as [ICAL.Event, ICAL.Event];
    const zone = new ICAL.Timezone({ tzid: timeZone, component: tzlib_get_ical_block(timeZone)[0] as string });

    test('a calendar shows the days of the venue', () => {
      expect(daysShown(event, zone)).toEqual(['2025-10-10', '2025-10-11']);
      expect(daysShown(release, zone)).toEqual(['2025-10-03', '2025-10-03']);
    });

    test('a build writes the same bytes', () => {
      const script = `
        import { calendarFile } from './src/features/calendar/calendar-file.ts';
        const { events, conference } = JSON.parse(process.argv[1]);
        process.stdout.write(calendarFile(events, conference));`;
      const given = JSON.stringify({ events: committeeEvents(conference, committee), conference });
      const text = execFileSync(process.execPath, ['--input-type=module', '--eval', script, given], {
        env: { ...process.env, TZ: timeZone },
        encoding: 'utf8',
      });
      expect(text).toBe(fileOf());
    });
  },
);

describe('the bytes', () => {
  const text = fileOf();

  test('are lines that end in CR LF, of at most 75 octets, none of which breaks a letter', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.slice(0, -2).split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(text).not.toContain('\uFFFD');
  });

  test('have times in UTC where they are instants, taken from the content', () => {
    expect(text.match(/^DTSTAMP.*$/gm)).toEqual(['DTSTAMP:20240101T000000Z', 'DTSTAMP:20240101T000000Z']);
  });

  test('keep a UID when the dates change, and count the change', () => {
    const moved = { ...conference, dates: { first: '2025-09-10', last: '2025-09-11' }, calendarChanges: 1 };
    const [before, after] = [read(fileOf()).events, read(fileOf(moved)).events];
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(before.map(({ sequence }) => sequence)).toEqual([0, 0]);
    expect(after.map(({ sequence }) => sequence)).toEqual([1, 1]);
    const stampOf = (event: ICAL.Event | undefined) => String(event?.component.getFirstPropertyValue('dtstamp'));
    expect(stampOf(after[0]) > stampOf(before[0])).toBe(true);
  });
});
