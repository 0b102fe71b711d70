/** As browsers and screen readers are told, such as `en-IN`. Node alone has no `env`. */
export const LOCALE: string = import.meta.env?.SITE_LOCALE ?? 'en';

/** Dates, times and lists are written as in British English on every page and system. */
export const FORMATS = 'en-GB';
