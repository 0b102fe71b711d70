import { countryName, formatPhone, hasCountryCode, phoneIssue } from '../../shared/phone.ts';
import type { FieldPath, Issue } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

/** Telephone numbers that cannot be dialled, and those whose country is only assumed. */
export function findPhoneIssues({ conference, secretariat }: Facts): Issue[] {
  if (!conference || !secretariat) return [];
  const { country } = conference;
  const issuesOf = (typed: string, path: FieldPath): Issue[] => {
    const place = { file: 'secretariat.yaml', path };
    const message = phoneIssue(typed, country);
    if (message) return [{ ...place, message }];
    if (hasCountryCode(typed)) return [];
    const assumedCountryMessage = `${typed} has no country code, so the website takes it for a number in ${countryName(country)}. If it is one, write: '${formatPhone(typed, country)}'. If not, write the code of its country.`;
    return [{ ...place, message: assumedCountryMessage, isDoubt: true }];
  };
  return secretariat.roles.flatMap(({ phones, whatsapp }, index) => [
    ...phones.flatMap((phone, position) => issuesOf(phone, ['roles', index, 'phones', position])),
    ...(whatsapp ? issuesOf(whatsapp, ['roles', index, 'whatsapp']) : []),
  ]);
}
