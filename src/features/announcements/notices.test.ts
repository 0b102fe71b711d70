import { expect, test } from 'vitest';
import { conference } from '../../../tests/support/sample.ts';
import { noticesOf, showsNotices } from './notices.ts';

const announcement = (slug: string, until?: string) => ({
  slug,
  title: slug,
  time: '2025-10-10 10:40',
  for: 'Everybody',
  ...(until && { until }),
});
const announcements = [
  announcement('never-important'),
  ...['d', 'c', 'b', 'a'].map((slug) => announcement(slug, '2025-10-10 18:00')),
];
const edition = { announcements, conference: { ...conference, timeZone: 'Asia/Kolkata' } };

test('pages know the newest three that were meant to be important, in the time of the venue', () => {
  const notices = noticesOf(edition);
  expect(notices.map(({ slug }) => slug)).toEqual(['d', 'c', 'b']);
  expect(notices[0]).toMatchObject({
    from: Date.parse('2025-10-10T10:40:00+05:30'),
    until: Date.parse('2025-10-10T18:00:00+05:30'),
  });
});

test('pages of an archive, or of a conference without announcements, look for none', () => {
  expect([showsNotices(edition), noticesOf(edition).length > 0]).toEqual([true, true]);
  expect([showsNotices({ ...edition, isArchive: true }), noticesOf({ ...edition, isArchive: true })]).toEqual([
    false,
    [],
  ]);
  expect(showsNotices({ announcements: [] })).toBe(false);
});
