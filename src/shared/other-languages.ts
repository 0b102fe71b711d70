/** Whether a language is written in Latin letters, which the site's fonts have. @param language such as `pl` */
export function isInLatin(language: string): boolean {
  return (new Intl.Locale(language).maximize().script ?? 'Latn') === 'Latn';
}

/** `48 hours` in a language, on one line. */
export function timeIn(language: string, value: number, unit: 'day' | 'hour'): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false });
  return format.format(value).replaceAll(' ', '\u00a0');
}

/** @param value a whole number */
export function numberIn(language: string, value: number): string {
  return new Intl.NumberFormat(language, { useGrouping: false }).format(value);
}
