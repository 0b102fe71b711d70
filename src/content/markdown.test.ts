import { expect, test } from 'vitest';
import { elementsIn, textOf } from '../shared/html.ts';
import { finishMarkdown } from './finish.ts';
import { parseMarkdown } from './markdown.ts';

const FACTS = { dayCount: 'two', city: 'Galway', email: "o'hello@example.org" };
const finish = (markdown: string) => finishMarkdown(parseMarkdown(markdown), FACTS, 'content/pages');
const textIn = (markdown: string) => textOf(finish(markdown)).trim();
const propertiesIn = (markdown: string) => elementsIn(finish(markdown)).map(({ properties }) => properties);

test.each([
  ['- **{dayCount} days.** Approx. {dayCount}', 'two days. Approx. two'],
  ['[In {city}](/a): `{city}`', 'In Galway: Galway'],
  [
    `The "hall" isn't \`isn't\` -- far ... <o'brien@school.org>`,
    "The “hall” isn’t isn't -- far ... o'brien@school.org",
  ],
  ["Write to {email}, isn't it", "Write to o'hello@example.org, isn’t it"],
])('apart from facts and typographic quotation marks, “%s” is shown as typed', (markdown, expected) => {
  expect(textIn(markdown)).toBe(expected);
});

test('an address is left as it is, but for a fact in it', () => {
  const written = "[List](/teacher's-list.pdf), [write](mailto:{email}) to {email}";
  expect(propertiesIn(written).flatMap(({ href }) => href ?? [])).toEqual([
    "/teacher's-list.pdf",
    "mailto:o'hello@example.org",
    "mailto:o'hello@example.org",
  ]);
});

test('headings can be linked to, and pictures are found in the project', () => {
  const text =
    "## Teachers' fees in {city}\n\n### Why?\n\n### Why?\n\n### Why 1\n\n## Registration\n\n## Open registration\n\n![{city}](the%20hall.jpg)";
  expect(propertiesIn(text)).toMatchObject([
    { id: 'teachers-fees-in-galway' },
    { id: 'why' },
    { id: 'why-1' },
    { id: 'why-1-1' },
    { id: 'registration-1' },
    { id: 'open-registration-1' },
    {},
    { src: 'content/pages/the hall.jpg', alt: 'Galway' },
  ]);
});
