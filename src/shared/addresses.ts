import { z } from 'astro/zod';
import { decode } from './base-path.ts';

/** `page` is a page or file of this website. */
type AddressKind = 'page' | 'website' | 'email' | 'phone';

type Address =
  | { kind: AddressKind; url: URL; problem?: undefined }
  | { kind?: undefined; url?: undefined; problem: string };

/** Base for addresses of this website. */
const HERE = 'https://here.invalid';

/** Without zero-width joiners, which Hindi words contain. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}…]/u;
/** Characters that belong around an address: browsers would encode them and open another address. */
const AROUND = /[“”„«»"<>{}|\\^`]/;
/** Another address right after the first, and not within it, as in `https://a.org/?url=https://b.org`. */
const SECOND_ADDRESS = /[\w-]https?:\/\//i;
/** Commas are pauses. */
const PHONE = /^\+?\d[\d,-]*$/;
const DOMAIN_LABEL = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/;

/**
 * Parses an address as browsers do, or tells why it cannot be used.
 * @param page path of the page with the address; without it, relative addresses are refused
 */
export function readAddress(typed: string, page?: string): Address {
  if (typed === '') return { problem: 'There is no address here.' };
  if (INVISIBLE.test(typed))
    return {
      problem:
        'This address has an invisible character, or … in place of its end. Copy it again, from the line at the top of your browser.',
    };
  const url = URL.parse(typed, HERE + (page ?? '/'));
  if (!url) return { problem: `Browsers cannot open this address: ${typed}` };
  const problem = problemOf(url, typed, page !== undefined);
  return problem ? { problem } : { kind: kindOf(url), url };
}

function kindOf({ protocol, origin }: URL): AddressKind {
  if (protocol === 'mailto:') return 'email';
  if (protocol === 'tel:') return 'phone';
  return origin === HERE ? 'page' : 'website';
}

function problemOf(url: URL, typed: string, isOnPage: boolean): string | undefined {
  const { protocol, pathname } = url;
  if (protocol === 'mailto:') return emailProblem(decode(pathname));
  if (protocol === 'tel:')
    return PHONE.test(pathname) ? undefined : `This is not a telephone number: ${decode(pathname)}`;
  if (protocol === 'file:')
    return 'This is a file on your own computer. Upload it into the folder public: public/fees.pdf is at /fees.pdf.';
  if (!/^https?:$/.test(protocol))
    return `Pages link to addresses that begin with https:, mailto: or tel:, not ${protocol}`;
  if (url.origin !== HERE) return websiteProblem(url, typed);
  return isOnPage ? undefined : pageProblem(typed);
}

function pageProblem(typed: string): string | undefined {
  if (/^[/#?]/.test(typed)) return undefined;
  if (/^www\./i.test(typed)) return `This address is not whole. Write https://${typed}`;
  return `This address is not whole: ${typed} — write the whole address of a page, such as https://example.org/guide, or the path of a page of this website, such as /guidelines.`;
}

function websiteProblem({ protocol, hostname, username, password }: URL, typed: string): string | undefined {
  if (/^[/\\]/.test(typed))
    return `Browsers would open ${hostname} here, not a page of this website. Begin with one / or with https://`;
  if (/\s/.test(typed))
    return 'There is a space in this address. Leave out what does not belong to it, or write %20 for the space.';
  const [around] = AROUND.exec(typed) ?? [];
  if (around) return `This address has ${around} in it. Leave out what does not belong to it.`;
  if (SECOND_ADDRESS.test(typed)) return 'There are two addresses here, one right after the other. Keep one of them.';
  if (username || password) return 'This address has a name or a password before its @. Leave that out.';
  const labels = hostname.split('.');
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label)))
    return `There can be no website called ${hostname}. Copy the address again, from the line at the top of your browser.`;
  if (protocol === 'http:') return `This address is not encrypted. Write ${typed.replace(/^http:/i, 'https:')}`;
  return undefined;
}

/** @param recipients one or more addresses, or `{email}` */
function emailProblem(recipients: string): string | undefined {
  const wrong = recipients.split(',').find((one) => one !== '{email}' && !z.email().safeParse(one).success);
  return wrong === undefined ? undefined : `This is not an email address: ${wrong}`;
}
