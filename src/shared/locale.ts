/** The English of the site, as browsers, screen readers and search engines are told. */
export const LOCALE = 'en-IN';

/** Dates, times, lists and names of countries are written as in British English on every page and system. */
export const FORMATS = 'en-GB';
