/** Whether this run checks everything (`FULL=1`, every night) instead of the core that `npm test` checks. */
export const IS_FULL = process.env.FULL === '1';
