import { expect, test } from 'vitest';
import { conference } from '../../tests/support/sample.ts';
import { googleCalendarLink } from './conference-facts.ts';

test('Google’s calendar gets whole days, the day after the last as the end, and every sign of the name', () => {
  const dates = { first: '2024-12-30', last: '2024-12-31' };
  const { href } = googleCalendarLink({ ...conference, dates, name: 'Corrib & “Bay” MUN' });
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Corrib & “Bay” MUN, first edition',
    dates: '20241230/20250101',
    location: 'Saltmarsh Hall, Galway',
    details: 'https://corribmun.example.org/home',
  });
});
