import { type CountryCode, toE164 } from '../../shared/phone.ts';
import type { Edition } from '../collections.ts';
import type { Issue } from '../reading/issue.ts';
import { textsIn } from '../reading/prose.ts';

/** The domains reserved for examples; nobody can register one. */
const EXAMPLE_DOMAIN = /\bexample\.(?:org|com|net)\b/;
/** The numbers in the guide’s examples. */
const EXAMPLE_PHONES = ['+919876543210', '+911234567890'];

/** Placeholders: example addresses, identifiers, names and telephone numbers, and letters that nobody has confirmed. */
export function placeholders({ conference, committees, secretariat, addressals }: Edition): Issue[] {
  return [
    ...issuesInTexts('conference.yaml', conference, (text) => identifierMessage(text) ?? addressMessage(text)),
    ...committees.flatMap((committee) => issuesInTexts(`committees/${committee.slug}.md`, committee, addressMessage)),
    ...issuesInTexts('secretariat.yaml', secretariat, (text) => guideExampleMessage(text, conference.country)),
    ...addressals
      .filter(({ confirmed }) => !confirmed)
      .map(({ slug, role }) => ({
        file: `addressals/${slug}.md`,
        path: ['confirmed'],
        message: `Nobody has confirmed that these are the words of the ${role}, who signs them. Let the ${role} change and confirm the letter, then write: confirmed: true`,
      })),
  ];
}

function issuesInTexts(file: string, data: unknown, messageOf: (text: string) => string | undefined): Issue[] {
  return textsIn(data).flatMap(({ path, text }) => {
    const message = messageOf(text);
    return message ? [{ file, path, message }] : [];
  });
}

function addressMessage(text: string): string | undefined {
  return EXAMPLE_DOMAIN.test(text) ? `${text} is a placeholder. Write the real one.` : undefined;
}

function identifierMessage(text: string): string | undefined {
  return text.startsWith('example-')
    ? `${text} is a placeholder, so no messages arrive. Copy the value from the account page.`
    : undefined;
}

function guideExampleMessage(text: string, country: CountryCode): string | undefined {
  const isExample = /^Name Surname$/i.test(text) || EXAMPLE_PHONES.includes(toE164(text, country) ?? '');
  return isExample ? `${text} is the example of the guide. Write the real one.` : undefined;
}
