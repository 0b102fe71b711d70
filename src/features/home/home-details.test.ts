import { expect, test } from 'vitest';
import { conference, content } from '../../../tests/support/sample.ts';
import { detailsByDay, homeDetails } from './home-details.ts';

test('in every phase, the days are whole, with their weekdays', () => {
  const dates = { first: '2024-04-20', last: '2024-04-21' };
  const details = homeDetails({ ...content, conference: { ...conference, dates } });
  for (const [when] of Object.values(details))
    expect(when).toMatchObject({ lines: ['20\u00a0and 21\u00a0April 2024'], note: 'Saturday and Sunday' });
});

test('each day has the venue, its dress code and that of the next day, and a contact', () => {
  const dates = { first: '2024-04-20', last: '2024-04-21' };
  const dressCode = [{ en: 'Formal dress' }, { en: 'Old jumpers' }];
  const map = 'https://map.example.org';
  const venue = { term: 'Where', lines: [conference.venue.en], actions: [{ title: 'Open the map', url: map }] };
  const contact = { term: 'Questions', lines: [{ title: 'Ask the secretariat', url: '/contact' }] };
  const [first, second] = detailsByDay({ ...conference, dates, dressCode, map });
  expect(first).toEqual({
    ...{ weekday: 'Saturday', date: '20\u00a0April' },
    details: [venue, { term: 'Dress code', lines: ['Formal dress'], note: 'Day 2: Old jumpers' }, contact],
  });
  expect(second?.details[1]).toEqual({ term: 'Dress code', lines: ['Old jumpers'], note: undefined });
});
