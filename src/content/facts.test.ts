import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { committeeOf, content } from '../../tests/support/sample.ts';
import { nextEditionLine } from './conference-details.ts';
import { factsOf, fillIn } from './facts.ts';
import { finishFields } from './finish.ts';
import { fieldsIn } from './schemas/field-kinds.ts';
import { address, group, pictureFile, text } from './schemas/fields.ts';

test.each([
  ['It ends twenty one days before, in one committees', 'It ends twenty one days before, in one committees'],
  ["o'brien@school.org isn't “here”", "o'brien@school.org isn't “here”"],
  ['No. {edition}, approx. {dayCount} days. On 30 December.', 'No. ninth, approx. two days. On 30 December.'],
  ['{Edition} {DayCount} {CommitteeCount}', 'Ninth Two Twelve'],
  ['{Duration}: {duration}; {Committees}: {committees}', 'Two days: two days; Twelve committees: twelve committees'],
  ['{constructor} {city', '{constructor} {city'],
])('“%s” becomes “%s”: names in braces are replaced, and nothing else', (typed, shown) => {
  const twelve = Array.from({ length: 12 }, () => committeeOf('ocean'));
  const conference = { ...content.conference, edition: 9, dates: { first: '2025-10-10', last: '2025-10-11' } };
  expect(fillIn(typed, factsOf({ conference, committees: twelve }))).toBe(shown);
});

test('a number and its noun agree, in each language', () => {
  const conference = { ...content.conference, replyWithinHours: 1 };
  const sources = { conference, committees: [committeeOf('ocean')] };
  expect(fillIn('{Duration}, {committees}, {replyTime}', factsOf(sources))).toBe('One day, one committee, 1\u00a0hour');
  expect(fillIn('{duration}, {replyTime}', factsOf(sources, 'pl'))).toBe('1\u00a0dzień, 1\u00a0godzina');
});

test('the next edition has its days once they are announced, and is not named on a kept site', () => {
  const { conference } = content;
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-04-19', last: '2031-04-20' } };
  const text = fillIn('{nextEdition}', factsOf({ ...content, conference: announced }));
  expect(text).toBe('The next edition is on 19\u00a0and 20\u00a0April 2031.');
  vi.stubEnv('SITE_KEPT', 'true');
  expect(nextEditionLine(announced)).toBe('');
});

test('texts are filled in, and not addresses; pictures are paths', () => {
  const schema = group({
    url: address(),
    image: pictureFile(),
    title: text('Fees'),
    phrases: z.record(z.string(), z.string()),
  });
  const data = {
    url: "/teacher's-{city}.pdf",
    image: 'hall.jpg',
    title: "{city}'s list",
    phrases: { "Teacher's list in {city}": 'Lista' },
  };
  expect(finishFields({ fields: fieldsIn(schema, data), data }, { city: 'Galway' }, 'content/committees')).toEqual({
    url: "/teacher's-{city}.pdf",
    image: 'content/committees/hall.jpg',
    title: "Galway's list",
    phrases: { "Teacher's list in Galway": 'Lista' },
  });
});

test('each day has its own dress code', () => {
  const conference = {
    ...content.conference,
    dressCode: [{ en: 'Indian formals', pl: 'Stroje indyjskie' }, { en: 'House shirts' }],
  };
  expect(fillIn('Day 2: {dressCode2}', factsOf({ ...content, conference }))).toBe('Day 2: House shirts');
});

test('restricted committees are listed in the style of each language', () => {
  const council = committeeOf('city-council');
  const sources = { ...content, committees: [council, { ...council, title: 'Senate' }, committeeOf('ocean')] };
  expect(factsOf(sources).restrictedCommittees).toBe('City Council and Senate');
  expect(factsOf(sources, 'hi').restrictedCommittees).toBe('City Council और Senate');
});
