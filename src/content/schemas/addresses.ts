import { z } from 'astro/zod';
import { addressIssue } from './address-rules.ts';
import { checkedText } from './fields.ts';

/** Origin of a service, such as `https://api.emailjs.com`; the code adds the path. */
export function serviceOrigin() {
  const example = 'Write the beginning of an address here, up to the slash, for example: https://api.emailjs.com';
  return checkedText(example, (typed) => addressIssue(typed, example) ?? pathIssue(typed)).meta({
    pattern: '^https://[^/]+$',
    patternErrorMessage: example,
  });
}

function pathIssue(address: string): string | undefined {
  const { origin } = new URL(address);
  return address === origin ? undefined : `Leave out what comes after the name of the server. Write: ${origin}`;
}

/** Address of a page elsewhere, or the path of a page of this site, such as `/coming-soon`. */
export function linkTarget() {
  const example =
    'Write an address that begins with https://, or a path on this site that begins with /, for example: https://example.org/guide or /coming-soon';
  const issueOf = (typed: string) => (/^\/(?!\/)/.test(typed) ? undefined : addressIssue(typed, example));
  return checkedText(example, issueOf).meta({ pattern: '^(https://|/[^/])', patternErrorMessage: example });
}

/** Address of this site: a domain, and under it a path of plain letters, figures and hyphens if there is one. */
export function siteAddress() {
  const error =
    'Write an address that begins with https:// and has no slash at the end, for example: https://mun.example.org or https://school.github.io/mun';
  return z
    .string({ error })
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w-]+)*$/, { error })
    .meta({ patternErrorMessage: error });
}

/** An email address. */
export function emailAddress() {
  return z.email({
    error: ({ input }) => {
      const [first, second] = String(input).match(/[^\s,;:<>()]+@[^\s,;:<>()]+/g) ?? [];
      const example = 'Write an email address here, for example: secretariat@example.org';
      if (second) return `These are two addresses, and only one can be used here. Write: ${first}`;
      return first && first !== input ? `Write only the address: ${first}` : example;
    },
  });
}
