import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import type { SecretariatRole } from '../../content/schemas/secretariat.ts';
import { contactCard } from './contact-card.ts';
import { Roster } from './roster.tsx';

const conference = { ...edition.conference, name: 'School Model United Nations; Lucknow, India' };
const nobody = { role: 'Secretary General', name: '', phones: [] };
const roles = [
  nobody,
  { role: 'Director General', name: 'आशा वर्मा, of the senior school', phones: ['98765 43210', '0522 223 4567'] },
  { role: 'USG for Delegate Affairs', name: '', phones: [], whatsapp: '+91 91234 56789' },
];
/** The lines of a card, joined where they were folded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('while nobody is announced, the card has the address and the website, and no numbers', () => {
  expect(linesOf(contactCard(conference, [nobody]))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:secretariat@mun.example.org',
    'FN:School MUN Secretariat',
    'N:School MUN Secretariat;;;;',
    'ORG:School Model United Nations\\; Lucknow\\, India',
    'X-ABSHOWAS:COMPANY',
    'EMAIL;TYPE=INTERNET:secretariat@example.org',
    'URL:https://mun.example.org/contact',
    'END:VCARD',
    '',
  ]);
});

test('every number can be dialled, and says whose it is', () => {
  expect(linesOf(contactCard(conference, roles))).toEqual(
    expect.arrayContaining([
      'item1.TEL;TYPE=VOICE:+919876543210',
      'item1.X-ABLabel:Director General',
      'item2.TEL;TYPE=VOICE:+915222234567',
      'item3.TEL;TYPE=CELL:+919123456789',
      'item3.X-ABLabel:USG for Delegate Affairs (WhatsApp)',
      'NOTE:Director General: आशा वर्मा\\, of the senior school\\, +91 98765 43210\\, +91 522 223 4567\\nUSG for Delegate Affairs: WhatsApp +91 91234 56789',
    ]),
  );
});

test('the page says that names and numbers have not been announced, until each role has one', () => {
  const page = (...roles: SecretariatRole[]) => renderToStaticMarkup(<Roster roles={roles} conference={conference} />);
  const known = { ...nobody, name: 'A. Verma', phones: ['98765 43210'] };
  expect(page(nobody)).toContain('Names and telephone numbers have not been announced.');
  expect(page(nobody, known)).toContain('that are not listed have not been announced.');
  expect(page(known)).not.toContain('announced');
});

test('numbers are shown and dialled in full, and can be copied', () => {
  const role = { ...nobody, phones: ['098765-43210', '0522 223 4567 ext. 12'], whatsapp: '+44 7911 123456' };
  const html = renderToStaticMarkup(<Roster roles={[role]} conference={conference} />);
  expect(html).toContain('href="tel:+919876543210">+91 98765 43210</a>');
  expect(html).toContain('href="tel:+915222234567;ext=12">+91 522 223 4567 ext. 12</a>');
  expect(html).toContain('data-copy="+91 98765 43210"');
  expect(html).toMatch(/<a [^>]*href="https:\/\/wa\.me\/447911123456" target="_blank" rel="noopener noreferrer"/);
  expect(html).toContain('WhatsApp +44 7911 123456');
});
