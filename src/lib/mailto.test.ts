import { expect, test } from 'vitest';
import { asLetter, mailtoOf, reportAddress } from './mailto.ts';

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do\ndoors open?' };
const TO = 'secretariat@example.org';
const REFERENCE = 'MUN-7F3K-9Q2D';

test('the mail program gets subject, text, sender and reference', () => {
  const { href, mustPaste } = mailtoOf(TO, MESSAGE, REFERENCE);
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', TO]);
  expect(searchParams.get('subject')).toContain(REFERENCE);
  expect(searchParams.get('body')).toBe(asLetter(MESSAGE, REFERENCE).replaceAll('\n', '\r\n'));
  expect(mustPaste).toBe(false);
});

test('a letter too long for an address is to be pasted', () => {
  const { href, mustPaste } = mailtoOf(TO, { ...MESSAGE, message: 'द'.repeat(300) }, REFERENCE);
  expect(mustPaste).toBe(true);
  expect(href.length).toBeLessThan(1800);
  expect(new URL(href).searchParams.get('body')).toMatch('paste');
});

test.each(['a&bcc=x@evil.example', '?to=x@evil.example', '#x', '\r\nBcc: x@evil.example', '\ud800'])(
  'the text %j adds no field of its own',
  (message) => {
    const { pathname, searchParams } = new URL(mailtoOf(TO, { ...MESSAGE, message }, undefined).href);
    expect(pathname).toBe(TO);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  },
);

test('a report begins with a line for each thing that helps', () => {
  const { pathname, searchParams } = new URL(reportAddress(TO, 'School & MUN', ['The page', 'What happened']));
  expect(pathname).toBe(TO);
  expect(searchParams.get('subject')).toBe('Accessibility of the website of School & MUN');
  expect(searchParams.get('body')).toBe('The page:\r\n\r\n\r\nWhat happened:\r\n\r\n');
});
