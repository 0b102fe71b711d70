/** @param code of a language, such as `ur` */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return ['Arab', 'Hebr', 'Thaa'].includes(scriptOf(code)) ? 'rtl' : 'ltr';
}

/** Whether the site's own fonts have the letters of a language. @param code such as `pl` */
export function isInLatin(code: string): boolean {
  return scriptOf(code) === 'Latn';
}

function scriptOf(code: string): string {
  return new Intl.Locale(code).maximize().script ?? 'Latn';
}

/** @param code of a language, @param value a whole number */
export function numberIn(code: string, value: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(value);
}
