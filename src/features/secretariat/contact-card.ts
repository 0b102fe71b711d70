import { escape as escapeText, foldLines } from 'ical-generator';
import { withBase } from '../../shared/base.ts';
import { routes } from '../../site/routes.ts';
import { canonicalUrl } from '../../site/seo.ts';
import { dialled } from './phone.ts';

interface CardSource {
  conference: { name: string; shortName: string; site: string; email: string };
  roles: { role: string; name: string; phones: string[]; whatsapp?: string | undefined }[];
}

/**
 * The secretariat as a vCard. Version 3.0 (RFC 2426), since that is what all telephones and Outlook read;
 * one card, since some read only the first of a file. Each number goes by the label of its role, which Apple's
 * and Google's contacts show, and stands in the note once more for those that do not.
 */
export function contactCard({ conference, roles }: CardSource): string {
  const { name, shortName, site, email } = conference;
  const title = `${shortName} Secretariat`;
  const people = roles.filter(({ name, phones, whatsapp }) => name || phones.length > 0 || whatsapp);
  const numbers = people.flatMap(({ role, phones, whatsapp }) => [
    ...phones.map((phone) => ({ type: 'VOICE', phone, label: role })),
    ...(whatsapp ? [{ type: 'CELL', phone: whatsapp, label: `${role} (WhatsApp)` }] : []),
  ]);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:secretariat@${new URL(site).host}`,
    `FN:${escapeText(title, false)}`,
    // The name's parts are separated by semicolons; the first stands alone.
    `N:${escapeText(title, false)};;;;`,
    `ORG:${escapeText(name, false)}`,
    'X-ABSHOWAS:COMPANY',
    `EMAIL;TYPE=INTERNET:${escapeText(email, false)}`,
    `URL:${canonicalUrl(site, withBase(routes.contact))}`,
    ...numbers.flatMap(({ type, phone, label }, index) => [
      `item${index + 1}.TEL;TYPE=${type}:${dialled(phone) ?? phone}`,
      `item${index + 1}.X-ABLabel:${escapeText(label, false)}`,
    ]),
    ...(people.length > 0 ? [`NOTE:${escapeText(people.map(inWords).join('\n'), false)}`] : []),
    'END:VCARD',
  ];
  return foldLines(`${lines.join('\r\n')}\r\n`);
}

/** A person in a line: `Secretary General: Asha Verma, +91 98765 43210`. */
function inWords({ role, name, phones, whatsapp }: CardSource['roles'][number]): string {
  const parts = [name, ...phones, whatsapp && `WhatsApp ${whatsapp}`].filter(Boolean);
  return `${role}: ${parts.join(', ')}`;
}
