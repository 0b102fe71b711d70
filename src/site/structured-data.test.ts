import { expect, test } from 'vitest';
import { edition } from '../../tests/support/sample.ts';
import { educationEvent, structuredDataScript, webSite } from './structured-data.ts';

test('the conference is an event with its days, its place and its picture', () => {
  expect(educationEvent(edition)).toMatchObject({
    name: 'School Model United Nations, ninth edition',
    startDate: '2025-10-10',
    endDate: '2025-10-11',
    location: { name: 'The school, Lucknow', address: { addressLocality: 'Lucknow' } },
    url: 'https://mun.example.org/home',
    image: 'https://mun.example.org/share/home.png',
    organizer: { url: 'https://mun.example.org/' },
  });
});

test('no text closes the script, and programs read it unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const script = structuredDataScript([webSite({ ...edition, conference: { ...edition.conference, name } })]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe(name);
});
