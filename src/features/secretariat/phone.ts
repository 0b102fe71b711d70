/**
 * The number to dial for a telephone number as people write it, with its country code: `+919876543210`
 * for `98765 43210`, `098765-43210` or `+91 98765 43210`. A number without a country code is Indian: ten
 * digits that begin with 6 to 9, ten after a 0, or a toll-free one. An extension is written as in RFC 3966.
 * @returns nothing where the text is no such number
 */
export function dialled(typed: string): string | undefined {
  const [, number = '', extension] =
    /^(.*?)(?:[\s,;]*(?:ext(?:ension|n)?\.?|x)\s*(\d{1,6}))?$/i.exec(typed.trim()) ?? [];
  const dialled = numberOf(number);
  return dialled && extension ? `${dialled};ext=${extension}` : dialled;
}

function numberOf(typed: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  if (!typed.startsWith('+')) {
    if (/^1800\d{6,7}$/.test(digits)) return digits;
    const indian = /^(?:0([1-9]\d{9})|(?:91)?([6-9]\d{9}))$/.exec(digits);
    return indian ? `+91${indian[1] ?? indian[2]}` : undefined;
  }
  const isWhole = digits.startsWith('91') ? /^91[1-9]\d{9}$/.test(digits) : /^[1-9]\d{7,14}$/.test(digits);
  return isWhole ? `+${digits}` : undefined;
}

/** A link that calls a number. @param typed as people write it; what cannot be dialled stays as it is */
export function telHref(typed: string): string {
  return `tel:${dialled(typed) ?? typed}`;
}

/** Where a number's WhatsApp is written to. @param typed as people write it */
export function whatsappUrl(typed: string): string {
  return `https://wa.me/${(dialled(typed) ?? typed).replace(/;.*|\D/g, '')}`;
}
