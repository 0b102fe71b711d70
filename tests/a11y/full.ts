/** Whether this run checks everything (`npm run access`) instead of the core that `npm test` checks. */
export const IS_FULL = process.env.SITE_FULL === 'true';
