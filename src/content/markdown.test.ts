import { expect, test } from 'vitest';
import { elementsIn, textOf } from '../shared/html.ts';
import { finishText, parseMarkdown } from './markdown.ts';

const FACTS = { dayCount: 'two', city: 'Galway', email: 'hello@example.org' };
const finish = (markdown: string) => finishText(parseMarkdown(markdown), FACTS, 'content/pages');
const textIn = (markdown: string) => textOf(finish(markdown)).trim();
const propertiesIn = (markdown: string) => elementsIn(finish(markdown)).map(({ properties }) => properties);

test.each([
  ['{dayCount} days.', 'Two days.'],
  ['- **{dayCount} days.** {dayCount} hours', 'Two days. Two hours'],
  ['It takes *{dayCount}* days, e.g. {dayCount} in {city}.', 'It takes two days, e.g. two in Galway.'],
  ['[In {city}](/a): `{city}`', 'In Galway: Galway'],
])('facts have a capital where a sentence begins: %s', (markdown, expected) => {
  expect(textIn(markdown)).toBe(expected);
});

test('an address is left as it is, but for a fact in it', () => {
  const written = "[List](/teacher's-list.pdf), [write](mailto:{email}) to {email}";
  expect(propertiesIn(written).flatMap(({ href }) => href ?? [])).toEqual([
    "/teacher's-list.pdf",
    'mailto:hello@example.org',
    'mailto:hello@example.org',
  ]);
});

test('headings can be linked to, and pictures are found in the project', () => {
  const text =
    "## Teachers' fees in {city}\n\n### Why?\n\n### Why?\n\n## Registration\n\n## Open registration\n\n![{city}](the%20hall.jpg)";
  expect(propertiesIn(text)).toMatchObject([
    { id: 'teachers-fees-in-galway' },
    { id: 'why' },
    { id: 'why-1' },
    { id: 'registration-1' },
    { id: 'open-registration-1' },
    {},
    { src: 'content/pages/the hall.jpg', alt: 'Galway' },
  ]);
});
