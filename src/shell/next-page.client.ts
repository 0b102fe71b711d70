/** How long a pointer or the focus rests on a link before it counts as wanting its page: long enough to pass over. */
const REST_MS = 80;
/** How long a page fetched ahead may wait: it names files that the next deploy takes away. */
const KEEP_MS = 30_000;

/** What a browser tells of its connection (`navigator.connection`); only Chromium's kin tell anything. */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`: how it feels, whatever it is. */
  effectiveType?: string;
  /** Such as `wifi` or `cellular`; computers mostly do not tell. */
  type?: string;
}

/**
 * Whether pages may be fetched before they are asked for: never where data is saved, paid for by amount, or slow,
 * and never where the browser tells nothing.
 * @param wantsLessData what the visitor has set, as the style sheets would learn it
 */
export function mayPrefetch(connection: Connection | undefined, wantsLessData: boolean): boolean {
  if (!connection || connection.saveData || wantsLessData || connection.effectiveType !== '4g') return false;
  return [undefined, 'wifi', 'ethernet'].includes(connection.type);
}

/** An address in its parts, as a link and `location` have them. */
type Address = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search'>;

/** Whether an address is that of another page of this site, and neither of a file nor of a question to a page. */
export function leadsToNextPage(to: Address, here: Address): boolean {
  return to.origin === here.origin && to.pathname !== here.pathname && !to.search && !/\.\w+$/.test(to.pathname);
}

/** The speculation rule of every page: fetch, but do not run, what a marked link leads to. */
export const NEXT_PAGE_RULE = '{"prefetch":[{"where":{"selector_matches":"a[data-next]"},"eagerness":"immediate"}]}';

/**
 * Marks the link that the visitor is about to follow, by pointer, finger or key, for the speculation rule in the
 * page. Browsers that know no such rules do nothing: docs/decisions/0023-next-page.md.
 */
export function startNextPage(root: Document): void {
  let resting: number | undefined;
  const consider = ({ type, target }: Event) => {
    window.clearTimeout(resting);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.download || !leadsToNextPage(link, location)) return;
    resting = window.setTimeout(() => mark(link), type === 'pointerdown' ? 0 : REST_MS);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) root.addEventListener(type, consider);
}

function mark(link: HTMLAnchorElement): void {
  const { connection } = navigator as { connection?: Connection };
  if (!mayPrefetch(connection, matchMedia('(prefers-reduced-data: reduce)').matches)) return;
  link.dataset.next = '';
  window.setTimeout(() => link.removeAttribute('data-next'), KEEP_MS);
}
