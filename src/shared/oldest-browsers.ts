/**
 * The oldest browsers in which every part of the site works: docs/decisions/0028-oldest-browsers.md.
 * Builds compile scripts and style sheets for them.
 */
export const OLDEST_BROWSERS = ['chrome99', 'firefox98', 'ios15.4', 'safari15.4'];
