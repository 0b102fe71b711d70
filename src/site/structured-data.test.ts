import { expect, test } from 'vitest';
import { breadcrumbs, educationEvent, faqPage, structuredDataScript, webSite } from './structured-data.ts';

const urlOf = (path: string) => `https://example.org/mun${path === '/' ? '/' : path}`;
const conference = {
  name: 'School Model United Nations',
  edition: 9,
  city: 'Lucknow',
  venue: 'The school, Lucknow',
  dates: { first: '2025-10-31', last: '2025-11-01' },
};
const page = { path: '/home', description: 'Students debate.', cardPath: '/share/home.png' };

test('the conference is an event with its days, its place and its picture', () => {
  expect(educationEvent(conference, page, urlOf)).toMatchObject({
    '@type': 'EducationEvent',
    name: 'School Model United Nations, ninth edition',
    startDate: '2025-10-31',
    endDate: '2025-11-01',
    location: { name: 'The school, Lucknow', address: { addressLocality: 'Lucknow', addressCountry: 'IN' } },
    url: 'https://example.org/mun/home',
    image: 'https://example.org/mun/share/home.png',
    organizer: { name: 'School Model United Nations', url: 'https://example.org/mun/' },
  });
});

test('the crumbs are counted, each with its full address', () => {
  const crumbs = [
    { label: 'Home', href: '/home' },
    { label: 'About', href: '/about' },
  ];
  expect(breadcrumbs(crumbs, urlOf).itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://example.org/mun/home' },
    { position: 2, name: 'About', item: 'https://example.org/mun/about' },
  ]);
});

test('each question comes with its answer', () => {
  expect(faqPage([{ question: 'Who may come?', answer: 'Every school.' }]).mainEntity).toMatchObject([
    { name: 'Who may come?', acceptedAnswer: { text: 'Every school.' } },
  ]);
});

test('no text closes the script, and programs read it unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const script = structuredDataScript([webSite({ name, shortName: 'MUN' }, 'What it is', urlOf)]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe(name);
});
