/** Whether the site's own fonts have the letters of a language. @param code such as `pl` */
export function isInLatin(code: string): boolean {
  return (new Intl.Locale(code).maximize().script ?? 'Latn') === 'Latn';
}

/** `48 hours`, as a language writes it, on one line. @param code of it */
export function timeIn(code: string, value: number, unit: 'day' | 'hour'): string {
  const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false });
  return format.format(value).replaceAll(' ', '\u00a0');
}

/** @param code of a language, @param value a whole number */
export function numberIn(code: string, value: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(value);
}
