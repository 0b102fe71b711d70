import { expect, test } from 'vitest';
import { mailAddress } from './mail-link.tsx';

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do\ndoors open?' };
const TO = 'secretariat@example.org';

test('the email program gets a subject and the message as plain text, with its sender', () => {
  const { href, mustPaste } = mailAddress(TO, MESSAGE);
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', TO]);
  expect(searchParams.get('subject')).toBe('A question for the secretariat');
  expect(searchParams.get('body')).toBe('When do\r\ndoors open?\r\n\r\nAsha\r\nasha@school.in');
  expect(mustPaste).toBe(false);
});

test('a message too long for an address has to be pasted', () => {
  const { href, mustPaste } = mailAddress(TO, { ...MESSAGE, message: 'द'.repeat(300) });
  expect(mustPaste).toBe(true);
  expect(href.length).toBeLessThan(1800);
  expect(new URL(href).searchParams.get('body')).toMatch('paste');
});

test('half an emoji does not prevent the link', () => {
  const { href } = mailAddress(TO, { ...MESSAGE, message: 'When? \ud83d' });
  expect(new URL(href).searchParams.get('body')).toMatch('When? \ufffd');
});

test('no text adds a field of its own', () => {
  const { href } = mailAddress(TO, { ...MESSAGE, message: 'a&bcc=x@y.example\r\nBcc: z@y.example' });
  const { pathname, searchParams } = new URL(href);
  expect([pathname, ...searchParams.keys()]).toEqual([TO, 'subject', 'body']);
});
