import { expect, test, vi } from 'vitest';
import { content as sample } from '../../../tests/support/sample.ts';
import { calendarFile } from './calendar.ts';

/** A conference with characters that calendar files must escape. */
const conference = {
  ...sample.conference,
  dates: { first: '2024-04-20', last: '2024-04-21' },
  name: 'Corrib "Bay" Model United Nations',
  dressCode: [{ en: 'Formal dress; or a uniform' }, { en: 'Old jumpers' }],
};
const sources = { conference, committees: sample.committees };
const NOW = Date.UTC(2024, 0, 15, 9, 30);

/** The values of a property, with folded lines joined. */
function valuesOf(file: string, property: string): string[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.flatMap((line) => (line.startsWith(`${property}:`) ? line.slice(property.length + 1) : []));
}

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a build in %s has the days and facts as written',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    const file = calendarFile(sources, NOW);
    expect(valuesOf(file, 'DTSTART;VALUE=DATE')).toEqual(['20240420']);
    expect(valuesOf(file, 'DTEND;VALUE=DATE')).toEqual(['20240422']);
    expect(valuesOf(file, 'TRANSP')).toEqual(['TRANSPARENT']);
    expect(file).not.toMatch(/ORGANIZER|METHOD/);
    expect(valuesOf(file, 'SUMMARY')[0]).toBe('Corrib "Bay" Model United Nations\\, first edition');
    expect(valuesOf(file, 'LOCATION')).toEqual(['Saltmarsh Hall\\, Galway']);
    expect(valuesOf(file, 'DESCRIPTION')[0]).toBe(
      'First edition\\, Galway\\nDress code: Formal dress\\; or a uniform on Day 1 and Old jumpers on Day 2\\nhello@corribmun.example.org\\nhttps://corribmun.example.org/home',
    );
  },
);

test('a file of a later minute replaces the days of an earlier one', () => {
  const earlier = calendarFile(sources, NOW);
  const later = calendarFile(sources, NOW + 60_000);
  expect(valuesOf(later, 'UID')).toEqual(['edition-1-conference@corribmun.example.org']);
  expect(valuesOf(later, 'UID')).toEqual(valuesOf(earlier, 'UID'));
  expect(Number(valuesOf(later, 'SEQUENCE')[0])).toBe(Number(valuesOf(earlier, 'SEQUENCE')[0]) + 1);
  expect(valuesOf(earlier, 'DTSTAMP')).toEqual(['20240115T093000Z']);
});
