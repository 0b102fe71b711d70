import { expect, test } from 'vitest';
import { dialled, telHref, whatsappUrl } from './phone.ts';

test.each([
  ['+91 98765 43210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['91 98765 43210', '+919876543210'],
  ['(0522) 223-4567', '+915222234567'],
  ['+977 1 234 5678', '+97712345678'],
  ['1800 123 4567', '18001234567'],
  ['0522 223 4567 ext. 12', '+915222234567;ext=12'],
])('%s is dialled as %s', (typed, number) => {
  expect(dialled(typed)).toBe(number);
});

test.each([
  ['nine digits', '98765 4321'],
  ['an Indian number that is short of a digit', '+91 98765 4321'],
  ['an Indian number with the 0 of the trunk', '+91 098765 43210'],
  ['a landline without its 0', '522 223 4567'],
  ['letters', '+91 98765 4321O'],
  ['two numbers', '+91 98765 43210 / 98765 43211'],
  ['more digits than any number has', '+97712345678901234'],
])('%s cannot be dialled', (_what, typed) => {
  expect(dialled(typed)).toBeUndefined();
});

test('links call the number and write to its WhatsApp', () => {
  expect(telHref('098765 43210')).toBe('tel:+919876543210');
  expect(whatsappUrl('98765 43210')).toBe('https://wa.me/919876543210');
});
