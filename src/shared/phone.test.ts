import { expect, test } from 'vitest';
import { phoneIssue, toE164 } from './phone.ts';

test.each([
  ['+91 98765 43210', '+919876543210'],
  ['(+91) 98765-43210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['(0522) 223-4567', '+915222234567'],
  ['+44 7911 123456', '+447911123456'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 (212) 555-0142', '+12125550142'],
  ['0044 7911 123456', '+447911123456'],
])('in India, %s is %s', (typed, number) => {
  expect(toE164(typed, 'IN')).toBe(number);
  expect(phoneIssue(typed, 'IN')).toBeUndefined();
});

test('a number without a country code is of the country of the conference', () => {
  expect(toE164('020 7946 0958', 'GB')).toBe('+442079460958');
  expect(toE164('(212) 555-0142', 'US')).toBe('+12125550142');
});

test.each([
  ['98765 4321', 'IN', '98765 4321 cannot be dialled: there is no number +91 987654321. Check its digits'],
  ['+91 98765 432101', 'IN', 'there is no number +91'],
  ['+44 7911 12', 'IN', 'there is no number +44 791112.'],
  ['+999 12345678', 'IN', 'No country has the code at the beginning of +999 12345678.'],
  ['+91 98765 4321O', 'IN', '+91 98765 4321O is not a telephone number.'],
  ['98765 43210 / 98765 43211', 'IN', 'Write each one on its own line, after a dash: 98765 43210 and 98765 43211'],
  ['ask', 'US', "with the code of its country, in quotes, for example: '+1 201 555 0123'"],
] as const)('%s cannot be dialled', (typed, country, message) => {
  expect(phoneIssue(typed, country)).toContain(message);
});
