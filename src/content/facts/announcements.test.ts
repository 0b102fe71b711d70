import { expect, test } from 'vitest';
import { conference } from '../../../tests/support/sample.ts';
import { publishedAnnouncements } from './announcements.ts';

const announcements = ['2025-10-09 18:00', '2025-10-10 10:40', '2025-10-10 07:15'].map((time, index) => ({
  slug: `number-${index + 1}`,
  title: `Number ${index + 1}`,
  for: 'Everybody',
  time,
}));
const readableAt = (time: string, timeZone = 'Asia/Kolkata') =>
  publishedAnnouncements({ announcements, conference: { ...conference, timeZone } }, Date.parse(time)).map(
    ({ slug }) => slug,
  );

test('an announcement is published when its time has come at the venue, and the newest is first', () => {
  expect(readableAt('2025-10-10T10:40:00+05:30')).toEqual(['number-2', 'number-3', 'number-1']);
  expect(readableAt('2025-10-10T10:39:59+05:30')).toEqual(['number-3', 'number-1']);
  expect(readableAt('2025-10-10T10:39:59+05:30', 'Asia/Tokyo')).toContain('number-2');
  expect(readableAt('2025-10-01T00:00:00Z')).toEqual([]);
});
