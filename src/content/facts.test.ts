import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { committeeOf, edition } from '../../tests/support/sample.ts';
import { factsOf, fillIn, finishFields } from './facts.ts';
import { group, link, pictureFile, text } from './schemas/fields.ts';

test('a single day and a single committee are no “one days” and “one committees”', () => {
  const facts = factsOf({ ...edition, committees: edition.committees.slice(0, 1) });
  expect(fillIn('{committeeCount} committees, {dayCount} days', facts)).toBe('One committee, one day');
  expect(fillIn('{committeeCount} committees', { committeeCount: 'twenty-one' })).toBe('Twenty-one committees');
});

test('texts are filled in, and not addresses; pictures are paths', () => {
  const schema = group({
    url: link(),
    image: pictureFile(),
    title: text('Fees'),
    phrases: z.record(z.string(), z.string()),
  });
  const data = {
    url: "/teacher's-list.pdf",
    image: 'hall.jpg',
    title: "{city}'s list ",
    phrases: { "Teacher's list": 'Lista' },
  };
  expect(finishFields({ schema, data }, { city: 'Galway' }, 'content/committees')).toEqual({
    url: "/teacher's-list.pdf",
    image: 'content/committees/hall.jpg',
    title: 'Galway’s list',
    phrases: { 'Teacher’s list': 'Lista' },
  });
});

test('each day has its own dress code', () => {
  const conference = { ...edition.conference, dressCode: ['Indian formals', 'House shirts'] };
  expect(fillIn('Day 2: {dressCode2}', factsOf({ ...edition, conference }))).toBe('Day 2: House shirts');
});

test('committees that are not for everybody are listed as each language lists', () => {
  const council = committeeOf('city-council');
  const sources = { ...edition, committees: [council, { ...council, title: 'Senate' }, committeeOf('ocean')] };
  expect(factsOf(sources).restrictedCommittees).toBe('City Council and Senate');
  expect(factsOf(sources, 'hi').restrictedCommittees).toBe('City Council और Senate');
});
