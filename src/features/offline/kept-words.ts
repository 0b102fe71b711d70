const MEGABYTE = 1_000_000;

/** A size as phones tell it: `1.7 MB`. @param bytes at least a tenth of a megabyte is told */
export function sizeInWords(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;
}

/** How much of something is done, in whole percent from 0 to 100; 100 only when it is. */
export function percentOf(done: number, all: number): number {
  return all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 0;
}

/** When something was kept, by the visitor's own clock: `21 November 2026, 14:05`. @param at milliseconds since the epoch */
export function momentInWords(at: number): string {
  const moment = new Date(at);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(moment);
  return `${date}, ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(moment)}`;
}

/** A number of pages: `one page`, `28 pages`. */
export function pagesInWords(pages: number): string {
  return pages === 1 ? 'one page' : `${pages} pages`;
}
