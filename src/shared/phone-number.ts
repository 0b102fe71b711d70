const SEPARATORS = /[\s().\u2010-\u2013-]/g;

/** The `tel:` address of a number: `tel:05222740123,12` for `0522 274 0123 ext. 12`. Empty if the text is not a number. */
export function dialAddress(written: string): string {
  const [number = '', extension = '', ...others] = written.split(/,?\s?(?:ext(?:ension|n)?\b\.?|x)/i);
  // The 0 of `+44 (0)20 7946 0018` is dialled only within the country, so it is removed.
  const main = number.replace(/^(\s*\+.*)\(0/, '$1').replace(SEPARATORS, '');
  const further = extension.trim();
  const isNumber = /^(?:\+\d{7,15}|\d{3,15})$/.test(main) && /^\d{0,6}$/.test(further) && others.length === 0;
  // A comma is a pause before the extension. Of the standard “;ext=”, Android would dial the letters.
  return isNumber ? `tel:${main}${further && `,${further}`}` : '';
}
