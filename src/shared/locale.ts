/**
 * The English of the site, as browsers, screen readers and search engines are told: that of the conference’s country, such
 * as `en-IN`. Node alone has no `env`.
 */
export const LOCALE: string = import.meta.env?.SITE_LOCALE ?? 'en';

/** Dates, times, lists and names of countries are written as in British English on every page and system. */
export const FORMATS = 'en-GB';
