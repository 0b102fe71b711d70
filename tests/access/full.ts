/** Whether the whole matrix is asked for (`npm run access`) rather than the core that `npm test` runs. */
export const IS_FULL = process.env.SITE_FULL === 'true';
