import { escape as escapeText, foldLines } from 'ical-generator';
import { isAnnounced } from '../../content/facts/not-announced.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import type { SecretariatRole } from '../../content/schemas/secretariat.ts';
import { routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { type CountryCode, formatPhone, telHref } from '../../shared/phone.ts';

type CardConference = Pick<Conference, 'name' | 'shortName' | 'site' | 'email' | 'country'>;

/**
 * The secretariat as a vCard: version 3.0 (RFC 2426), which all telephones and Outlook read, and one card, since some
 * read only the first of a file. Each number is labelled with its role. The note repeats the numbers for programs that
 * do not show labels.
 */
export function contactCard(conference: CardConference, roles: SecretariatRole[]): string {
  const { name, shortName, site, email, country } = conference;
  const title = `${shortName} Secretariat`;
  const people = roles.filter(isAnnounced);
  const numbers = people.flatMap(({ role, phones, whatsapp }) => [
    ...phones.map((phone) => ({ type: 'VOICE', phone, label: role })),
    ...(whatsapp ? [{ type: 'CELL', phone: whatsapp, label: `${role} (WhatsApp)` }] : []),
  ]);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:secretariat@${new URL(site).host}`,
    `FN:${escapeText(title, false)}`,
    // Semicolons separate the parts of the name; only the first is used.
    `N:${escapeText(title, false)};;;;`,
    `ORG:${escapeText(name, false)}`,
    'X-ABSHOWAS:COMPANY',
    `EMAIL;TYPE=INTERNET:${escapeText(email, false)}`,
    `URL:${siteUrls(site)(routes.contact)}`,
    ...numbers.flatMap(({ type, phone, label }, index) => [
      `item${index + 1}.TEL;TYPE=${type}:${telHref(phone, country).replace('tel:', '')}`,
      `item${index + 1}.X-ABLabel:${escapeText(label, false)}`,
    ]),
    ...(people.length > 0
      ? [`NOTE:${escapeText(people.map((role) => inWords(role, country)).join('\n'), false)}`]
      : []),
    'END:VCARD',
  ];
  return foldLines(`${lines.join('\r\n')}\r\n`);
}

/** A person in a line: `Secretary General: Name Surname, +44 20 7946 0000`. */
function inWords({ role, name, phones, whatsapp }: SecretariatRole, country: CountryCode): string {
  const numbers = phones.map((phone) => formatPhone(phone, country));
  const parts = [name, ...numbers, whatsapp && `WhatsApp ${formatPhone(whatsapp, country)}`].filter(Boolean);
  return `${role}: ${parts.join(', ')}`;
}
