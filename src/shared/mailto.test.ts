import { expect, test } from 'vitest';
import { mailtoHref } from './mailto.ts';

const TO = 'secretariat@example.org';

test('the email program gets a subject, and a text with its line breaks', () => {
  const { protocol, pathname, searchParams } = new URL(mailtoHref(TO, 'A question', 'When do\ndoors open?'));
  expect([protocol, pathname]).toEqual(['mailto:', TO]);
  expect(searchParams.get('subject')).toBe('A question');
  expect(searchParams.get('body')).toBe('When do\r\ndoors open?');
});

test('no text adds a field of its own', () => {
  const { pathname, searchParams } = new URL(mailtoHref(TO, 'A question', 'a&bcc=x@y.example\r\nBcc: \ud800'));
  expect([pathname, ...searchParams.keys()]).toEqual([TO, 'subject', 'body']);
});
