import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import type { SecretariatRole } from '../../content/schemas/secretariat.ts';
import { contactCard } from './contact-card.ts';
import { Roster } from './roster.tsx';

const conference = { ...edition.conference, name: 'Corrib Bay Model United Nations; Galway, Ireland' };
const nobody = { role: 'Chair of the secretariat', name: '', phones: [] };
const roles = [
  nobody,
  {
    role: 'Schools and registration',
    name: 'Łucja Ó Briain, of the senior school',
    phones: ['020 910 0018', '1800 123 456'],
  },
  { role: 'Hall and food', name: '', phones: [], whatsapp: '+353 20 910 0020' },
];
/** The lines of a card, joined where they were folded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('while nobody is announced, the card has the address and the website, and no numbers', () => {
  expect(linesOf(contactCard(conference, [nobody]))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:secretariat@corribmun.example.org',
    'FN:CorribMUN Secretariat',
    'N:CorribMUN Secretariat;;;;',
    'ORG:Corrib Bay Model United Nations\\; Galway\\, Ireland',
    'X-ABSHOWAS:COMPANY',
    'EMAIL;TYPE=INTERNET:hello@corribmun.example.org',
    'URL:https://corribmun.example.org/contact',
    'END:VCARD',
    '',
  ]);
});

test('every number can be dialled, and says whose it is', () => {
  expect(linesOf(contactCard(conference, roles))).toEqual(
    expect.arrayContaining([
      'item1.TEL;TYPE=VOICE:+353209100018',
      'item1.X-ABLabel:Schools and registration',
      'item2.TEL;TYPE=VOICE:+3531800123456',
      'item3.TEL;TYPE=CELL:+353209100020',
      'item3.X-ABLabel:Hall and food (WhatsApp)',
      'NOTE:Schools and registration: Łucja Ó Briain\\, of the senior school\\, +353 20 910 0018\\, +353 1800 123 456\\nHall and food: WhatsApp +353 20 910 0020',
    ]),
  );
});

test('the page says that names and numbers have not been announced, until each role has one', () => {
  const page = (...roles: SecretariatRole[]) =>
    renderToStaticMarkup(<Roster roles={roles} conference={conference} wording={edition.wording} />);
  const known = { ...nobody, name: 'A. Joyce', phones: ['020 910 0018'] };
  expect(page(nobody)).toContain('Names and telephone numbers have not been announced.');
  expect(page(nobody, known)).toContain('that are not listed have not been announced.');
  expect(page(known)).not.toContain('announced');
});

test('numbers are shown and dialled in full, and can be copied', () => {
  const role = { ...nobody, phones: ['(020) 910-0018', '020 910 0019 ext. 12'], whatsapp: '+44 7911 123456' };
  const html = renderToStaticMarkup(<Roster roles={[role]} conference={conference} wording={edition.wording} />);
  expect(html).toContain('href="tel:+353209100018">+353 20 910 0018</a>');
  expect(html).toContain('href="tel:+353209100019;ext=12">+353 20 910 0019 ext. 12</a>');
  expect(html).toContain('data-copy="+353 20 910 0018"');
  expect(html).toMatch(/<a [^>]*href="https:\/\/wa\.me\/447911123456" target="_blank" rel="noopener noreferrer"/);
  expect(html).toContain('WhatsApp +44 7911 123456');
});
