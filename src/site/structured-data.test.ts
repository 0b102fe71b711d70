import { expect, test } from 'vitest';
import type { Edition } from '../content/collections.ts';
import { educationEvent, structuredDataScript, webSite } from './structured-data.ts';

const edition = {
  conference: {
    name: 'School Model United Nations',
    edition: 9,
    city: 'Lucknow',
    venue: 'The school, Lucknow',
    dates: { first: '2025-10-31', last: '2025-11-01' },
    site: 'https://example.org',
  },
  pages: { home: { description: 'Students debate.' } },
} as Edition;

test('the conference is an event with its days, its place and its picture', () => {
  expect(educationEvent(edition)).toMatchObject({
    name: 'School Model United Nations, ninth edition',
    startDate: '2025-10-31',
    endDate: '2025-11-01',
    location: { name: 'The school, Lucknow', address: { addressLocality: 'Lucknow' } },
    url: 'https://example.org/home',
    image: 'https://example.org/share/home.png',
    organizer: { url: 'https://example.org/' },
  });
});

test('no text closes the script, and programs read it unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const script = structuredDataScript([webSite({ ...edition, conference: { ...edition.conference, name } })]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe(name);
});
