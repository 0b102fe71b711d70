/**
 * What the browser's own disclosures (`<details>`, `popover`, `<dialog>`) cannot do alone:
 * open on hover, close when pointer or focus leaves and on Escape, and be closed again on a
 * page that comes back from the history. Everything opens and closes by click and key without it.
 * A drawer (`popover`) covers the page, so that it closes, too, when the focus leaves it.
 *
 * Regions are marked in the markup: `data-menu-region` on the element in which the pointer may
 * rest, around one `<details>`. `hover` opens at every size, `header` only where the header
 * lies flat; in the drawer of small screens its groups are a plain accordion.
 */

const HEADER_IS_FLAT = '(min-width: 60rem)';
/** Time to cross a gap or a corner on the way into the menu. */
const LEAVE_MS = 160;

/** Starts the behaviour for every region of the document. */
export function startMenus(root: Document): void {
  const flat = root.defaultView?.matchMedia(HEADER_IS_FLAT);
  for (const region of root.querySelectorAll<HTMLElement>('[data-menu-region]')) {
    startRegion(region, () => region.dataset.menuRegion === 'hover' || flat?.matches === true);
  }
  for (const drawer of root.querySelectorAll<HTMLElement>('[popover]')) startDrawer(drawer);
  flat?.addEventListener('change', () => closeAll(root));
  // A page from the back-forward cache comes back as it was left: with the menu open.
  root.defaultView?.addEventListener('pageshow', ({ persisted }) => persisted && closeAll(root));
}

function startRegion(region: HTMLElement, isActive: () => boolean): void {
  const details = region.querySelector('details');
  const summary = details?.querySelector('summary');
  if (!details || !summary) return;
  let leaving: number | undefined;
  let wasOpenedByHover = false;

  const close = () => {
    details.open = false;
    wasOpenedByHover = false;
  };
  region.addEventListener('pointerenter', ({ pointerType }) => {
    window.clearTimeout(leaving);
    if (pointerType !== 'mouse' || !isActive() || details.open) return;
    details.open = true;
    wasOpenedByHover = true;
  });
  region.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !isActive()) return;
    leaving = window.setTimeout(close, LEAVE_MS);
  });
  // Who clicks what the hover has just opened wants it open: that click keeps it, the next closes it.
  summary.addEventListener('click', (event) => {
    if (wasOpenedByHover) event.preventDefault();
    wasOpenedByHover = false;
  });
  region.addEventListener('focusout', ({ relatedTarget }) => {
    // No related target: focus went nowhere, as when the window loses it or bare ground is clicked.
    if (isActive() && relatedTarget instanceof Node && !region.contains(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (details.open && isActive() && target instanceof Node && !region.contains(target)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open || !isActive()) return;
    if (details.contains(document.activeElement)) summary.focus();
    close();
  });
}

function startDrawer(drawer: HTMLElement): void {
  drawer.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element) || drawer.contains(relatedTarget)) return;
    // Its own button closes it by itself; closed before, it would open it again.
    if (relatedTarget.getAttribute('popovertarget') === drawer.id) return;
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  });
}

function closeAll(root: Document): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-menu-region] details')) details.open = false;
  for (const popover of root.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover();
}

/**
 * Opens and closes dialogs in browsers older than the `command` attribute (before Chrome 135,
 * Firefox 144, Safari 26.2); the others need no script for it.
 */
export function startDialogs(root: Document): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = root.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}
