import { z } from 'astro/zod';
import { decode } from './base-path.ts';
import { INVISIBLE } from './words.ts';

/** What an address leads to: `page` is a page or file of this website. */
type AddressKind = 'page' | 'website' | 'email' | 'phone';

type Address =
  | { kind: AddressKind; url: URL; message?: undefined }
  | { kind?: undefined; url?: undefined; message: string };

/** A made-up origin for the addresses of this website. */
const HERE = 'https://here.invalid';

/** Characters that texts put around an address. If one is copied with it, browsers encode it and open a wrong address. */
const AROUND = /[“”„«»"<>{}|\\^`]/;
/** A telephone number, in which commas are pauses. */
const PHONE = /^\+?\d[\d,-]*$/;
const DOMAIN_LABEL = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/;

/**
 * Parses an address as browsers do, or says in a message why it cannot be used.
 * @param page path of the page with the address; without it, relative addresses are refused
 */
export function readAddress(typed: string, page?: string): Address {
  if (typed === '') return { message: 'There is no address here.' };
  if (INVISIBLE.test(typed) || typed.includes('…'))
    return {
      message:
        'This address has an invisible character, or … in place of its end. Copy it again, from the line at the top of your browser.',
    };
  const url = URL.parse(typed, HERE + (page ?? '/'));
  if (!url) return { message: `Browsers cannot open this address: ${typed}` };
  const message = addressMessage(url, typed, page !== undefined);
  return message ? { message } : { kind: addressKind(url), url };
}

function addressKind({ protocol, origin }: URL): AddressKind {
  if (protocol === 'mailto:') return 'email';
  if (protocol === 'tel:') return 'phone';
  return origin === HERE ? 'page' : 'website';
}

function addressMessage(url: URL, typed: string, isOnPage: boolean): string | undefined {
  const { protocol, pathname } = url;
  if (protocol === 'mailto:') return emailMessage(decode(pathname));
  if (protocol === 'tel:')
    return PHONE.test(pathname) ? undefined : `This is not a telephone number: ${decode(pathname)}`;
  if (protocol === 'file:')
    return 'This is a file on your own computer. Upload it into the folder public: public/fees.pdf is at /fees.pdf.';
  if (!/^https?:$/.test(protocol))
    return `Pages link to addresses that begin with https:, mailto: or tel:, not ${protocol}`;
  if (url.origin !== HERE) return websiteMessage(url, typed);
  return isOnPage ? undefined : pageMessage(typed);
}

function pageMessage(typed: string): string | undefined {
  if (/^[/#?]/.test(typed)) return undefined;
  if (/^www\./i.test(typed)) return `This address is not whole. Write https://${typed}`;
  return `This address is not whole: ${typed} — write the whole address of a page, such as https://example.org/guide, or the path of a page of this website, such as /guidelines.`;
}

function websiteMessage({ protocol, hostname }: URL, typed: string): string | undefined {
  if (/^[/\\]/.test(typed))
    return `Browsers would open ${hostname} here, not a page of this website. Begin with one / or with https://`;
  if (/\s/.test(typed))
    return 'There is a space in this address. Leave out what does not belong to it, or write %20 for the space.';
  const [around] = AROUND.exec(typed) ?? [];
  if (around) return `This address has ${around} in it. Leave out what does not belong to it.`;
  const labels = hostname.split('.');
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label)))
    return `There can be no website called ${hostname}. Copy the address again, from the line at the top of your browser.`;
  if (protocol === 'http:') return `This address is not encrypted. Write ${typed.replace(/^http:/i, 'https:')}`;
  return undefined;
}

/** @param recipients one or more addresses, or `{email}` */
function emailMessage(recipients: string): string | undefined {
  const wrong = recipients.split(',').find((one) => one !== '{email}' && !z.email().safeParse(one).success);
  return wrong === undefined ? undefined : `This is not an email address: ${wrong}`;
}
