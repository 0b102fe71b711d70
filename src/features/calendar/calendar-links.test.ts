import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-events.ts';
import { calendarEntries, googleCalendarUrl, outlookCalendarUrl } from './calendar-links.ts';

const event: CalendarEvent = {
  term: 'Conference',
  uid: 'edition-9-wto@mun.example.org',
  title: 'School MUN: WTO; DSB & friends',
  days: { first: '2025-10-10', last: '2025-10-11' },
  notes: ['100 % + more?'],
  location: 'The school, Lucknow',
  url: 'https://mun.example.org/committees/wto',
};
const { location: _, ...release } = { ...event, days: { first: '2025-12-31', last: '2025-12-31' } };

/** What the other site reads from an address. */
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('Google is given whole days, the end being the day after the last', () => {
  expect(googleCalendarUrl(event)).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
  expect(fieldsOf(googleCalendarUrl(event))).toEqual({
    action: 'TEMPLATE',
    text: 'School MUN: WTO; DSB & friends',
    dates: '20251010/20251012',
    details: '100 % + more?\nhttps://mun.example.org/committees/wto',
    location: 'The school, Lucknow',
  });
  expect(fieldsOf(googleCalendarUrl(release)).dates).toBe('20251231/20260101');
});

test('Outlook is given the same', () => {
  expect(outlookCalendarUrl(event)).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/);
  expect(fieldsOf(outlookCalendarUrl(event))).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'School MUN: WTO; DSB & friends',
    startdt: '2025-10-10',
    enddt: '2025-10-12',
    allday: 'true',
    body: '100 % + more?\nhttps://mun.example.org/committees/wto',
    location: 'The school, Lucknow',
  });
});

test('no address has a plus for a space, nor a place where there is none', () => {
  for (const address of [googleCalendarUrl(event), outlookCalendarUrl(event)]) expect(address).not.toContain('+');
  for (const address of [googleCalendarUrl(release), outlookCalendarUrl(release)])
    expect(fieldsOf(address)).not.toHaveProperty('location');
});

test('an entry is over when its last day has ended at the venue', () => {
  const [entry] = calendarEntries([event], 'Asia/Kolkata');
  expect(entry?.until).toBe(Date.parse('2025-10-12T00:00:00+05:30'));
});

test('a page tells the date in words, a single day with its weekday', () => {
  expect(calendarEntries([event, release], 'Asia/Kolkata').map(({ date }) => date)).toEqual([
    '10 and 11 October 2025',
    'Wednesday, 31 December 2025',
  ]);
});
