/** Whether the full matrix is asked for (`npm run access`), and not the core that `npm test` runs. */
export const IS_FULL = process.env.SITE_FULL === 'true';
