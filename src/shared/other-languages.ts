/** Whether the site's own fonts have the letters of a language. @param code such as `pl` */
export function isInLatin(code: string): boolean {
  return (new Intl.Locale(code).maximize().script ?? 'Latn') === 'Latn';
}

/** @param code of a language, @param value a whole number */
export function numberIn(code: string, value: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(value);
}
