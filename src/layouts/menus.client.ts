/**
 * What the browser's own disclosures (`<details>`) cannot do alone: open on hover; close on Escape, when pointer or
 * focus leaves and when a link is chosen; and be closed again on a page that comes back from the history.
 * Everything opens and closes by click and key without it.
 *
 * `data-menu-region` marks the element in which pointer and focus may rest, around one `<details>`:
 * - `hover` opens on hover at every size, over the page: ui/ruled-list.module.css. `toggle` is the same without hover.
 * - `header` does so where the header is a row. In the drawer of small screens its groups are a plain accordion.
 * - `drawer` is that drawer: its `<details>` is the button, and what it shows comes after it.
 */

/** Time to cross a gap or a corner on the way into the menu. */
const CLOSE_DELAY_MS = 160;

/** The style sheet hides it where the header is a row. */
const drawerButton = document.querySelector<HTMLElement>('[data-menu-region="drawer"] summary');
const isRow = () => drawerButton?.getClientRects().length === 0;
let wasRow = isRow();
for (const region of document.querySelectorAll<HTMLElement>('[data-menu-region]')) {
  const kind = region.dataset.menuRegion;
  startRegion(region, kind, () => isList(kind) || (kind === 'header') === isRow());
}
document.addEventListener('toggle', ({ target }) => closeOthers(target as HTMLDetailsElement), true);
addEventListener('resize', () => {
  if (isRow() !== wasRow) closeAll();
  wasRow = isRow();
});
// A page from the back-forward cache comes back as it was left: with the menu open.
addEventListener('pageshow', ({ persisted }) => persisted && closeAll());

/** A list that a row of a page opens, unlike a menu of the header. */
function isList(kind: string | undefined): boolean {
  return kind === 'hover' || kind === 'toggle';
}

function startRegion(region: HTMLElement, kind: string | undefined, isActive: () => boolean): void {
  const details = region.querySelector('details');
  const summary = details?.querySelector('summary');
  if (!details || !summary) return;
  const opensOnHover = kind === 'hover' || kind === 'header';
  const widget = kind === 'drawer' ? region : details;
  let leaving: number | undefined;
  let wasOpenedByHover = false;

  const close = () => {
    details.open = false;
    wasOpenedByHover = false;
  };
  const closeAndKeepFocus = () => {
    if (widget.contains(document.activeElement)) summary.focus();
    close();
  };
  region.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType !== 'mouse' || !opensOnHover || !isActive() || details.open) return;
    // Somebody uses another menu by keyboard: opening this one would close it.
    if (document.querySelector('[data-menu-region] details[open] :focus-visible')) return;
    details.open = true;
    wasOpenedByHover = true;
  });
  region.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !opensOnHover || !isActive()) return;
    leaving = window.setTimeout(() => details.querySelector(':focus-visible') || close(), CLOSE_DELAY_MS);
  });
  // A click right after hover keeps the menu open; the next click closes it.
  summary.addEventListener('click', (event) => {
    if (wasOpenedByHover && details.open) event.preventDefault();
    wasOpenedByHover = false;
  });
  region.addEventListener('click', ({ target }) => {
    if (!isList(kind) && isActive() && (target as Element).closest('a, button')) closeAndKeepFocus();
  });
  // Some time after the focus has arrived elsewhere: else Firefox would have screen readers announce the closing alone.
  document.addEventListener('focusin', ({ target }) => {
    if (!details.open || !isActive()) return;
    clearTimeout(leaving);
    if (!region.contains(target as Node)) leaving = window.setTimeout(close, CLOSE_DELAY_MS);
  });
  if (kind === 'drawer') closeOnBack(details, closeAndKeepFocus);
  document.addEventListener('pointerdown', ({ target }) => {
    if (details.open && isActive() && !region.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && details.open && isActive()) closeAndKeepFocus();
  });
}

/** Has a phone's Back button or gesture close it, as it closes the dialog, in browsers with close watchers (Chrome 126). */
function closeOnBack(details: HTMLDetailsElement, close: () => void): void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => EventTarget & { destroy(): void } };
  if (!CloseWatcher) return;
  let watcher: InstanceType<typeof CloseWatcher> | undefined;
  details.addEventListener('toggle', () => {
    watcher?.destroy();
    if (!details.open) return;
    watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
  });
}

/** Keeps one of a group open in browsers that do not know `name` (before Chrome 120, Safari 17.2, Firefox 130). */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  const group = document.querySelectorAll<HTMLDetailsElement>(`details[name="${opened.getAttribute('name')}"]`);
  for (const details of group) if (details !== opened) details.open = false;
}

function closeAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-menu-region] details'))
    details.open = false;
}
