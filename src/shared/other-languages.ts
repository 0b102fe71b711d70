/** Letters and numbers of languages other than English, as `Intl` knows them. */

/** In which direction a language is written. @param code such as `ur` */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return ['Arab', 'Hebr', 'Thaa'].includes(scriptOf(code)) ? 'rtl' : 'ltr';
}

/** Whether a language is written in the letters of the site's own fonts. @param code such as `pl` */
export function isInLatin(code: string): boolean {
  return scriptOf(code) === 'Latn';
}

function scriptOf(code: string): string {
  return new Intl.Locale(code).maximize().script ?? 'Latn';
}

/** A whole number. */
export function numberIn(code: string, value: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(value);
}
