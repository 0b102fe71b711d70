/**
 * Opens `<details>` on hover, and closes them on Escape and when focus or pointer leave their region: an element with the
 * attribute `data-menu-region`, whose values are
 * - `hover`: a row of a list, which opens on hover, by a click or a key
 * - `toggle`: a row of a list, which opens by a click or a key
 * - `header`: a menu of the header, in wide windows
 * - `drawer`: the menu button of narrow windows, which opens all menus of the header as one accordion
 */

/** A menu stays open for this time, in which the pointer can cross a gap or a corner on its way to the menu. */
const CLOSE_DELAY_MS = 160;

/** Menus that hover has opened. A click or a key on the label removes a menu from this set. */
const openedByHover = new Set<HTMLDetailsElement>();

/** Matches windows in which the navigation is a row. Reading this from the layout would delay the first paint. */
const row = matchMedia('(min-width: 60rem)');
for (const region of document.querySelectorAll<HTMLElement>('[data-menu-region]')) {
  const kind = region.dataset.menuRegion;
  startRegion(region, kind, () => isList(kind) || (kind === 'header') === row.matches);
}
row.addEventListener('change', closeAll);
addEventListener('pageshow', ({ persisted: isFromBackForwardCache }) => isFromBackForwardCache && closeAll());

function allMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('[data-menu-region] details')];
}

/** If hover has opened a menu, focus on its label alone does not count as use by keyboard. */
function isUsedByKeyboard(details: HTMLDetailsElement): boolean {
  const inUse = openedByHover.has(details) ? ':focus-visible:not(summary)' : ':focus-visible';
  return details.open && details.querySelector(inUse) !== null;
}

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

  const close = () => {
    details.open = false;
    openedByHover.delete(details);
  };
  const closeAndKeepFocus = () => {
    if (widget.contains(document.activeElement)) summary.focus();
    close();
  };
  region.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType !== 'mouse' || !opensOnHover || !isActive() || details.open) return;
    // Opening this menu would close the one in use by keyboard.
    if (allMenus().some(isUsedByKeyboard)) return;
    details.open = true;
    openedByHover.add(details);
  });
  region.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !opensOnHover || !isActive()) return;
    leaving = window.setTimeout(() => isUsedByKeyboard(details) || close(), CLOSE_DELAY_MS);
  });
  // The first click after opening on hover keeps the menu open, the next closes it. A key, whose `detail` is 0, closes it.
  summary.addEventListener('click', (event) => {
    if (openedByHover.delete(details) && details.open && event.detail > 0) event.preventDefault();
  });
  region.addEventListener('click', ({ target }) => {
    if (!isList(kind) && isActive() && (target as Element).closest('a, button')) closeAndKeepFocus();
  });
  // The menu closes after a delay: otherwise, screen readers in Firefox would announce the closing, not the new focus.
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

/** For browsers before Chrome 120, Safari 17.2 and Firefox 130, which do not support `<details name>`. */
function closeOthers(opened: HTMLDetailsElement): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-menu-region="header"] details'))
    if (details !== opened) details.open = false;
}

function closeAll(): void {
  for (const details of allMenus()) details.open = false;
}
