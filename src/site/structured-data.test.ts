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

test('a form that opens and closes is an offer for that time, and other forms are none', () => {
  const [first, second] = edition.conference.registration;
  if (!first || !second) throw new Error('The sample edition has two forms.');
  const registration = [{ ...first, opens: '2025-09-01', closes: '2025-09-26' }, second];
  const { offers } = educationEvent({ ...edition, conference: { ...edition.conference, registration } }) as {
    offers?: unknown;
  };
  expect(offers).toEqual([
    { '@type': 'Offer', name: first.title, url: first.url, validFrom: '2025-09-01', availabilityEnds: '2025-09-26' },
  ]);
  const undated = [first, second].map(({ title, url }) => ({ title, url }));
  expect(
    educationEvent({ ...edition, conference: { ...edition.conference, registration: undated } }),
  ).not.toHaveProperty('offers');
});

test('no text closes the script, and programs read it unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const script = structuredDataScript([webSite({ ...edition, conference: { ...edition.conference, name } })]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe(name);
});
