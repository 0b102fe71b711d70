import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contactCard } from './contact-card.ts';

const conference = {
  name: 'School Model United Nations; Lucknow, India',
  shortName: 'School MUN',
  site: 'https://mun.example.org',
  email: 'secretariat@example.org',
};
const nobody = { role: 'Secretary General', name: '', phones: [] };
const roles = [
  nobody,
  { role: 'Director General', name: 'आशा वर्मा, of the senior school', phones: ['98765 43210', '0522 223 4567'] },
  {
    role: 'USG for Delegate Affairs',
    name: '',
    phones: [],
    whatsapp: '+91 91234 56789',
  },
];

/** A property of a card as another program reads it; those of a group go by the names within it. */
function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text));
  const all = card.getAllProperties();
  const valuesOf = (name: string) =>
    all
      .filter((property) => property.name.replace(/^item\d+\./, '') === name)
      .map((property) => property.getFirstValue());
  return { card, valuesOf };
}

test('a telephone finds the organisation, the e-mail address and the website', () => {
  const { card, valuesOf } = read(contactCard({ conference, roles: [nobody] }));
  expect(card.name).toBe('vcard');
  expect(valuesOf('version')).toEqual(['3.0']);
  expect(valuesOf('fn')).toEqual(['School MUN Secretariat']);
  expect(valuesOf('n')).toEqual([['School MUN Secretariat', '', '', '', '']]);
  expect([valuesOf('org')].flat(3)).toEqual(['School Model United Nations; Lucknow, India']);
  expect(valuesOf('email')).toEqual(['secretariat@example.org']);
  expect(valuesOf('url')).toEqual(['https://mun.example.org/contact']);
});

test('while nobody is announced, there are no numbers and no note', () => {
  const { valuesOf } = read(contactCard({ conference, roles: [nobody] }));
  expect(valuesOf('tel')).toEqual([]);
  expect(valuesOf('note')).toEqual([]);
});

test('every number can be dialled, and says whose it is', () => {
  const { valuesOf } = read(contactCard({ conference, roles }));
  expect(valuesOf('tel')).toEqual(['+919876543210', '+915222234567', '+919123456789']);
  expect(valuesOf('x-ablabel')).toEqual([
    'Director General',
    'Director General',
    'USG for Delegate Affairs (WhatsApp)',
  ]);
  expect(String(valuesOf('note')[0]).split('\n')).toEqual([
    'Director General: आशा वर्मा, of the senior school, 98765 43210, 0522 223 4567',
    'USG for Delegate Affairs: WhatsApp +91 91234 56789',
  ]);
});

test('the bytes are lines that end in CR LF, of at most 75 octets', () => {
  const text = contactCard({ conference, roles });
  expect(text.endsWith('END:VCARD\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});
