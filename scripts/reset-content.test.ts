import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { editionOf, readContent } from '../src/content/read.ts';
import { listReminders } from '../src/content/reminders.ts';
import { copySampleEdition, editFile } from '../tests/support/folders.ts';
import { resetContent } from './reset-content.ts';

const NEXT = { first: '2025-05-09', last: '2025-05-10', venue: 'Town Hall, Ennis', city: 'Ennis' };

test('the next edition has its own facts, and its year’s texts, people and links are to come', async () => {
  const folder = copySampleEdition();
  const handbook = 'https://example.org/resources/delegate-handbook';
  editFile(join(folder, 'conference.yaml'), handbook, '/handbook-2024.pdf');
  const letter = join(folder, 'addressals/board-of-parents.md');
  editFile(letter, 'closing:', 'portrait: chair.jpg\nportraitAlt: The chair\nclosing:');
  resetContent(folder, { ...NEXT, leaving: ['committees/congress-of-vienna.md'], emptied: [] });

  const content = readContent(folder);
  expect(await checkContent(content)).toEqual([]);
  const edition = editionOf(content);
  const { conference, committees, addressals, secretariat } = edition;
  expect(conference).toMatchObject({ edition: 2, dates: { first: NEXT.first, last: NEXT.last }, city: 'Ennis' });
  expect(conference.notice).toBeUndefined();
  expect(conference.resources[0]?.url).toBe('https://example.org/conference/resources/1');
  const slugs = committees.map(({ slug }) => slug);
  expect(slugs).toEqual(['ocean', 'european-council', 'city-council', 'newsroom']);
  for (const { agenda, summary } of committees) expect([agenda, summary]).toEqual(['To be written', 'To be written']);
  expect(committees[2]?.backgroundGuide[0]?.url).toBe('/coming-soon');
  expect(addressals.every(({ author, confirmed, portrait }) => !author && !confirmed && !portrait)).toBe(true);
  expect(secretariat.roles.every(({ name, phones }) => name === '' && phones.length === 0)).toBe(true);

  const reminders = (await listReminders(edition, content, Date.parse('2024-09-01'))).join('\n');
  for (const slug of slugs) expect(reminders.split(`committees/${slug}.md`)).toHaveLength(2);
  const written = content.files
    .filter(({ name }) => !name.startsWith('site/'))
    .map(({ fields, markdown }) => JSON.stringify(fields) + markdown);
  expect(written.join('\n')).not.toMatch(/2024-04-20|Saltmarsh Hall|Niamh|fishing nets|example\.org\/apply/);
});

test('comments stay, each day has a dress code, and what leaves or is emptied takes its pictures along', async () => {
  const folder = copySampleEdition();
  editFile(join(folder, 'conference.yaml'), 'last: "2024-04-20"', 'last: "2024-04-22"');
  editFile(join(folder, 'conference.yaml'), 'replyWithin', 'dressCode: [Ties, Bows, Hats]\nreplyWithin');
  editFile(join(folder, 'site/about.md'), 'Come as you are', '{dressCode3} on the last day.\n\nCome as you are');
  const leaving = ['committees/ocean.md', 'committees/european-council.md'];
  resetContent(folder, { ...NEXT, leaving, emptied: ['pages/media.md'] });
  expect(readContent(folder).known.conference?.dressCode).toEqual(['Ties', 'Bows']);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('conference.yaml')).toContain('#notice:\n#  text: Position papers');
  expect(read('secretariat.yaml')).toMatch(/^# The people on the page Contact/);
  expect(read('pages/media.md')).toMatch(/^title: Media$.*---\n\nTo be written\n$/ms);
  expect(read('site/about.md')).toMatch(/^To be written\n\nCome as you are/m);
  const pictures = ['committees/ocean.jpg', 'committees/european-council-night-small.webp', 'pages/vote.webp'];
  expect([...leaving, ...pictures].filter((file) => existsSync(join(folder, file)))).toEqual([]);
});
