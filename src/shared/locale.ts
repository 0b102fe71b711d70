/** The language of the site for browsers and screen readers, such as `en-IN`; `en` in plain Node, which has no `env`. */
export const LOCALE: string = import.meta.env?.SITE_LOCALE ?? 'en';

/** The locale in which dates, numbers and lists are formatted, the same on every system. */
export const FORMATS = 'en-GB';
