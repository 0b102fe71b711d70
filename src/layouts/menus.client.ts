/**
 * `<details>` opens and closes by click and key without this: it adds hover, Escape, and closing when focus leaves.
 * `data-menu-region` is where pointer and focus may rest. `hover` and `toggle` are lists that open over the page;
 * `header` is a menu where the header is a row, and an accordion in the `drawer` of small screens.
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
addEventListener('resize', () => {
  if (isRow() !== wasRow) closeAll();
  wasRow = isRow();
});
addEventListener('pageshow', ({ persisted: isFromBackForwardCache }) => isFromBackForwardCache && closeAll());

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
  // Not at once, or Firefox would have screen readers announce the closing alone.
  document.addEventListener('focusin', ({ target }) => {
    if (!details.open || !isActive()) return;
    clearTimeout(leaving);
    if (!region.contains(target as Node)) leaving = window.setTimeout(close, CLOSE_DELAY_MS);
  });
  if (kind === 'header') details.addEventListener('toggle', () => details.open && closeOthers(details));
  document.addEventListener('pointerdown', ({ target }) => {
    if (details.open && isActive() && !region.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && details.open && isActive()) closeAndKeepFocus();
  });
}

/** For browsers without groups of `<details>`: before Chrome 120, Safari 17.2 and Firefox 130. */
function closeOthers(opened: HTMLDetailsElement): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-menu-region="header"] details'))
    if (details !== opened) details.open = false;
}

function closeAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-menu-region] details'))
    details.open = false;
}
