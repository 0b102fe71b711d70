import process from 'node:process';

/** The folder that the site is made of; another edition, or a test, names its own in `SITE_CONTENT_DIR`. */
export const CONTENT_DIR = process.env.SITE_CONTENT_DIR || 'content';
