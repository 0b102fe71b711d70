import { expect, test } from 'vitest';
import { conference } from '../../../tests/support/sample.ts';
import { conferenceDays, nextEditionLine } from './home-facts.ts';

test('the next edition has its days once they are announced', () => {
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-04-19', last: '2031-04-20' } };
  expect(nextEditionLine(announced)).toBe('The next edition is on 19\u00a0and\u00a020\u00a0April 2031.');
});

test('each day has its dress code, that of the next day, and its place', () => {
  const twoDays = {
    ...conference,
    dates: { first: '2024-04-20', last: '2024-04-21' },
    dressCode: ['Formal dress', 'Old jumpers'],
  };
  const place = {
    term: 'Place',
    lines: ['Saltmarsh Hall, Galway'],
    actions: [{ label: 'Open the map', href: 'https://map.example.org' }],
  };
  expect(conferenceDays({ ...twoDays, map: 'https://map.example.org' })).toEqual([
    {
      name: 'Day\u00a01 of\u00a02',
      weekday: 'Saturday',
      date: '20\u00a0April',
      facts: [{ term: 'Dress code', lines: ['Formal dress'], note: 'Day 2: Old jumpers' }, place],
    },
    {
      name: 'Day\u00a02 of\u00a02',
      weekday: 'Sunday',
      date: '21\u00a0April',
      facts: [{ term: 'Dress code', lines: ['Old jumpers'], note: undefined }, place],
    },
  ]);
});
