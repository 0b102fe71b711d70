import { expect, test } from 'vitest';
import { content } from '../../tests/support/sample.ts';
import { educationEvent, structuredDataScript } from './structured-data.ts';

test('the conference is an event with its days, its place and its picture', () => {
  const { conference } = content;
  const dates = { first: '2024-04-20', last: '2024-04-21' };
  expect(educationEvent({ ...content, conference: { ...conference, dates } })).toMatchObject({
    name: 'Corrib Bay Model United Nations, first edition',
    startDate: '2024-04-20',
    endDate: '2024-04-21',
    location: { name: 'Saltmarsh Hall, Galway', address: { addressLocality: 'Galway' } },
    url: 'https://corribmun.example.org/home',
    image: 'https://corribmun.example.org/share/home.png',
    organizer: { url: 'https://corribmun.example.org/' },
  });
});

test('no text closes the script, and programs read it unchanged', () => {
  const description = '</script><script>alert(1)</script><!-- & "quoted"';
  const script = structuredDataScript({ '@type': 'Event', description });
  expect(script).not.toContain('<');
  expect(JSON.parse(script).description).toBe(description);
});
