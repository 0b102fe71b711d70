import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { formatIssue } from '../src/content/issue.ts';
import { editionOf, readContent } from '../src/content/read.ts';
import { listReminders } from '../src/content/reminders.ts';
import { copySampleEdition } from '../tests/support/folders.ts';
import { closeContent, resetContent } from './reset-content.ts';

const NEXT = {
  first: '2025-05-09',
  last: '2025-05-10',
  venue: 'Town Hall, Ennis',
  city: 'Ennis',
  leaving: ['congress-of-vienna'],
};

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

async function readChecked() {
  const content = readContent(folder);
  const issues = await checkContent(content);
  expect(issues.map((issue) => formatIssue(issue, 'content'))).toEqual([]);
  return { edition: editionOf(content), content };
}

test('the next edition has its own facts, and its year’s texts, people and links are to come', async () => {
  const timeline = 'timeline:\n  - title: The {edition} edition\n    text: It meets in {city} on {days}.\n';
  writeFileSync(join(folder, 'site/history.yaml'), timeline);
  resetContent(folder, NEXT);

  const { edition, content } = await readChecked();
  const { conference, committees, addressals, secretariat, history } = edition;
  expect(conference).toMatchObject({ edition: 2, dates: { first: NEXT.first, last: NEXT.last }, city: 'Ennis' });
  expect(conference.notice).toBeUndefined();
  expect(committees.map(({ slug, order }) => `${order} ${slug}`)).toEqual([
    '1 ocean',
    '2 european-council',
    '3 city-council',
    '5 newsroom',
  ]);
  expect(committees[0]).toMatchObject({ agenda: 'To be written', summary: 'To be written' });
  expect(committees[1]?.agenda).toBe('Case file (To be released 10 days prior to the conference)');
  expect(addressals.every(({ author, confirmed }) => author === '' && !confirmed)).toBe(true);
  expect(secretariat.roles.every(({ name, phones }) => name === '' && phones.length === 0)).toBe(true);
  expect(history.timeline[0]).toEqual({
    year: 2024,
    title: 'The first edition',
    text: 'It meets in Galway on 20 April 2024.',
  });

  const reminders = (await listReminders(edition, content, Date.parse('2024-09-01'))).join('\n');
  for (const { slug } of committees) expect(reminders.split(`committees/${slug}.md`)).toHaveLength(2);
  const written = content.files
    .filter(({ name }) => !name.startsWith('site/'))
    .map(({ fields, markdown }) => JSON.stringify(fields) + markdown);
  expect(written.join('\n')).not.toMatch(/2024-04-20|Saltmarsh Hall|Niamh|fishing nets|example\.org\/apply/);
});

test('a document of that year is to come again, and a page of the site stays', async () => {
  const path = join(folder, 'conference.yaml');
  const handbook = 'https://example.org/resources/delegate-handbook';
  writeFileSync(path, readFileSync(path, 'utf8').replace(handbook, '/handbook-2024.pdf'));
  resetContent(folder, NEXT);
  const { conference, committees } = (await readChecked()).edition;
  expect(conference.resources[0]?.url).toBe('https://example.org/conference/resources/1');
  const council = committees.find(({ slug }) => slug === 'city-council');
  expect(council?.backgroundGuide[0]?.url).toBe('/coming-soon');
});

test('comments stay, and a committee that does not come back takes its pictures along', () => {
  resetContent(folder, { ...NEXT, leaving: ['ocean', 'european-council'] });
  expect(readFileSync(join(folder, 'conference.yaml'), 'utf8')).toContain('#notice:\n#  text: Position papers');
  expect(readFileSync(join(folder, 'secretariat.yaml'), 'utf8')).toMatch(/^# The people on the page Contact/);
  for (const file of ['ocean.md', 'ocean.jpg', 'european-council.md', 'european-council-night-small.webp'])
    expect(existsSync(join(folder, 'committees', file)), file).toBe(false);
});

test('the edition that is over says so on every page, and leads to the present one', async () => {
  closeContent(folder, NEXT);
  const { conference } = (await readChecked()).edition;
  expect(conference.notice?.text).toBe('This is the website of the first edition, which ended on 20 April 2024.');
  expect(conference.notice?.link).toBe(conference.site);
  expect(conference.nextEdition).toEqual({ first: NEXT.first, last: NEXT.last });
});
