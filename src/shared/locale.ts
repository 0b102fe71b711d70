/** The language of the site for browsers and screen readers, such as `en-IN`. Plain Node has no `env`. */
export const LOCALE: string = import.meta.env?.SITE_LOCALE ?? 'en';

/** The format of dates, numbers and lists, the same on every system. */
export const FORMATS = 'en-GB';
