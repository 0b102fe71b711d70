/** Recognises one kind of wrong address, and returns the message for it. */
type AddressRule = (address: string) => string | undefined;

const COPY_AGAIN = 'Open the page, and copy its address again from the top of the browser.';

const inCurlyQuotes: AddressRule = (address) => {
  const [, unquoted] = /^[“”„‘’«](.+?)[“”‘’»]?$/.exec(address) ?? [];
  return unquoted && `The address is in curly quotes, which become part of it. Write it without quotes: ${unquoted}`;
};

/** `[words](https://…)` and `<https://…>`. */
const inMarkdown: AddressRule = (address) => {
  const [, bare] = /^(?:\[[^\]]*\]\(|<)(.+?)[)>]$/.exec(address) ?? [];
  return bare && `Write only the address: ${bare}`;
};

/** `https://https://…`. */
const schemeTwice: AddressRule = (address) => {
  const [, rest] = /^https?:\/\/(https?:?\/\/.*)$/i.exec(address) ?? [];
  return rest && `The address has its beginning twice. Write: ${withHttps(rest)}`;
};

const twoAddresses: AddressRule = (address) => {
  const [first = '', second] = address.split(/[\s,;|]+(?=https?:|www\.)/i);
  return second && `These are two addresses, and only one can be used here. Write: ${withHttps(first)}`;
};

const eMailAddress: AddressRule = (address) =>
  /^[^\s@/:]+@[^\s@/:]+$/.test(address) ? `${address} is an email address, but a web page is needed here.` : undefined;

const withSpace: AddressRule = (address) =>
  /\s/.test(address) ? `There is a space in the address ${address}. ${COPY_AGAIN}` : undefined;

const onOwnComputer: AddressRule = (address) =>
  /^[a-z]:\\|^file:|\blocalhost\b/i.test(address)
    ? 'This is a file or page on your own computer, which nobody else can open. Put it on a drive that everybody can open, and write the address that is given there.'
    : undefined;

/** `http://…`, a mistyped `htps:/…`, `//…`, `www.…` and `example.org/…`. */
const withoutHttps: AddressRule = (address) => {
  const looksLikeAddress = /^(?:http:\/\/|www\.|h?tt?ps?:?\/{0,3}(?=[\w-]+\.)|\/\/|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(
    address,
  );
  return looksLikeAddress && !/^https:\/\/[^/]/i.test(address)
    ? `An address begins with https://. Write: ${withHttps(address)}`
    : undefined;
};

/** `https://office@example.org`. */
const withUser: AddressRule = (address) => {
  if (!isHttps(address)) return undefined;
  const url = new URL(address);
  if (!url.username) return undefined;
  url.username = '';
  url.password = '';
  return `A web address has no @ before the name of the server. If this is an email address, a web page is needed here. Otherwise write: ${url.href.replace(/\/$/, '')}`;
};

/** `https://example`. */
const hostWithoutDot: AddressRule = (address) => {
  if (!isHttps(address)) return undefined;
  const { hostname } = new URL(address);
  return /^[^.]+(\.[^.]+)+$/.test(hostname)
    ? undefined
    : `${hostname} is not a web address: it needs a dot, as in example.org. ${COPY_AGAIN}`;
};

/** In this order: the first that applies explains best what is wrong. */
const ADDRESS_RULES = [
  inCurlyQuotes,
  inMarkdown,
  schemeTwice,
  twoAddresses,
  eMailAddress,
  withSpace,
  onOwnComputer,
  withoutHttps,
  withUser,
  hostWithoutDot,
];

/**
 * Error message for an invalid URL, with a suggested correction; nothing for a valid one.
 * @param example the message for what does not look like an address at all
 */
export function addressIssue(typed: string, example: string): string | undefined {
  const address = typed.trim();
  for (const rule of ADDRESS_RULES) {
    const message = rule(address);
    if (message) return message;
  }
  return isHttps(address) ? undefined : example;
}

function isHttps(address: string): boolean {
  return /^https:\/\//i.test(address) && URL.canParse(address);
}

function withHttps(address: string): string {
  return `https://${address.replace(/^(?:h?tt?ps?:?)?\/*/i, '')}`;
}
