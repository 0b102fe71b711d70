const SEPARATORS = /[\s().\u2010-\u2013-]/g;

/** Such as `tel:+915222740123`, or `tel:05222740123,12` for `0522 274 0123 ext. 12`. Empty if it is no number. */
export function dialAddress(written: string): string {
  const [number = '', extension = '', ...others] = written.split(/,?\s?(?:ext(?:ension|n)?\b\.?|x)/i);
  // The 0 of `+44 (0)20 7946 0018` is dialled within the country alone.
  const main = number.replace(/^(\s*\+.*)\(0/, '$1').replace(SEPARATORS, '');
  const further = extension.trim();
  const isNumber = /^(?:\+\d{7,15}|\d{3,15})$/.test(main) && /^\d{0,6}$/.test(further) && others.length === 0;
  // Phones pause at a comma. Those of Android dial the letters of the standard’s “;ext=”.
  return isNumber ? `tel:${main}${further && `,${further}`}` : '';
}
