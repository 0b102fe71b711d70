/** `FULL=1`: every page and state in every window and mode. */
export const IS_FULL = process.env.FULL === '1';
