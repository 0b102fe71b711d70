/** What a browser says about its connection (`navigator.connection`). Only browsers built on Chromium say anything. */
interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/**
 * The speculation rule of every page: fetch, but do not run, the page of a link on which the pointer rests. Files, such
 * as calendars, are left out. Browsers without speculation rules ignore it: docs/decisions/0001-static-pages-with-islands.md.
 */
export const NEXT_PAGE_RULE = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ selector_matches: '[data-prefetch] a' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Turns the rule on where data is cheap: not on a phone, on a slow connection or where data is saved. */
export function startNextPage(root: Document): void {
  const { connection } = navigator as { connection?: Connection };
  const isFast = connection?.effectiveType === '4g' && !connection.saveData;
  if (isFast && matchMedia('(hover: hover)').matches) root.documentElement.dataset.prefetch = '';
}
