import { expect, test } from 'vitest';
import { hasTimeZone, timeZoneOf, timeZonesOf } from './time-zones.ts';

test.each([
  ['Galway', 'IE', 'Europe/Dublin'],
  ['perth', 'AU', 'Australia/Perth'],
  ['São Paulo', 'BR', 'America/Sao_Paulo'],
  ['Malbork', 'PL', 'Europe/Warsaw'],
  ['Lucknow', 'IN', 'Asia/Kolkata'],
  ['A village', 'AU', undefined],
  ['Perth', 'XX', undefined],
  ['Perth', 'Australia', undefined],
])('the time zone of %s, %s is known if the city or its country leaves no doubt', (city, country, zone) => {
  expect(timeZoneOf(city, country)).toBe(zone);
});

test('a zone belongs to its country by its present name and by earlier ones', () => {
  expect(timeZonesOf('UA')).toContain('Europe/Kyiv');
  expect(['Asia/Kolkata', 'Asia/Calcutta'].every((zone) => hasTimeZone('IN', zone))).toBe(true);
  expect(['Europe/London', 'Kolkata', ''].some((zone) => hasTimeZone('IN', zone))).toBe(false);
  // Nobody lists those of Kosovo.
  expect(['Europe/Belgrade', 'Europe/Nowhere'].map((zone) => hasTimeZone('XK', zone))).toEqual([true, false]);
});
