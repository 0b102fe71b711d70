import { expect, test } from 'vitest';
import { edition, OPEN_FORMS, TWO_DAYS } from '../../tests/support/sample.ts';
import { educationEvent, structuredDataScript, webSite } from './structured-data.ts';

test('the conference is an event with its days, its place and its picture', () => {
  expect(educationEvent(edition)).toMatchObject({
    name: 'Corrib Bay Model United Nations, first edition',
    startDate: '2024-04-20',
    endDate: '2024-04-20',
    location: { name: 'Saltmarsh Hall, Galway', address: { addressLocality: 'Galway' } },
    url: 'https://corribmun.example.org/home',
    image: 'https://corribmun.example.org/share/home.png',
    organizer: { url: 'https://corribmun.example.org/' },
  });
});

test('a form that opens and closes is an offer for that time, and other forms are none', () => {
  const [first, second] = TWO_DAYS.registration;
  if (!first || !second) throw new Error('There are no two forms.');
  const registration = [{ ...first, opens: '2025-09-01', closes: '2025-09-26' }, second];
  const { offers } = educationEvent({ ...edition, conference: { ...edition.conference, registration } }) as {
    offers?: unknown;
  };
  expect(offers).toEqual([
    { '@type': 'Offer', name: first.title, url: first.url, validFrom: '2025-09-01', availabilityEnds: '2025-09-26' },
  ]);
  expect(
    educationEvent({ ...edition, conference: { ...edition.conference, registration: OPEN_FORMS } }),
  ).not.toHaveProperty('offers');
});

test('no text closes the script, and programs read it unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const script = structuredDataScript([webSite({ ...edition, conference: { ...edition.conference, name } })]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe(name);
});
