import { expect, test } from 'vitest';
import { conference } from '../../tests/support/sample.ts';
import { conferenceDays, googleCalendarLink, nextEditionLine } from './conference-facts.ts';

test('the next edition has its days once they are announced', () => {
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-04-19', last: '2031-04-20' } };
  expect(nextEditionLine(announced)).toBe('The next edition is on 19\u00a0and\u00a020\u00a0April 2031.');
});

test('each day has its dress code, and that of the next day', () => {
  const twoDays = {
    ...conference,
    dates: { first: '2024-04-20', last: '2024-04-21' },
    dressCode: ['Formal dress', 'Old jumpers'],
  };
  expect(conferenceDays(twoDays)).toEqual([
    {
      name: 'Day\u00a01 of\u00a02',
      weekday: 'Saturday',
      date: '20\u00a0April',
      dress: 'Formal dress',
      dressTomorrow: 'Day 2: Old jumpers',
    },
    {
      name: 'Day\u00a02 of\u00a02',
      weekday: 'Sunday',
      date: '21\u00a0April',
      dress: 'Old jumpers',
      dressTomorrow: undefined,
    },
  ]);
});

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
