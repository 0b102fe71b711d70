/** Whether a language is written in Latin letters, which the site's fonts have. @param code such as `pl` */
export function isInLatin(code: string): boolean {
  return (new Intl.Locale(code).maximize().script ?? 'Latn') === 'Latn';
}

/** `48 hours` in a language, on one line. @param code of the language */
export function timeIn(code: string, value: number, unit: 'day' | 'hour'): string {
  const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false });
  return format.format(value).replaceAll(' ', '\u00a0');
}

/** @param code of a language, @param value a whole number */
export function numberIn(code: string, value: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(value);
}
