/** Opens the dialog as a modal. Without this script, buttons lead to the anchor of the dialog, and `:target` shows it. */

/** A press this soon after the dialog has opened is the second half of a double click. */
const DOUBLE_PRESS_MS = 500;

const dialog = document.querySelector('dialog');
if (dialog?.showModal) openAsModal(dialog, `#${dialog.id}`);

function openAsModal(dialog: HTMLDialogElement, anchor: string): void {
  const root = document.documentElement;
  let openedAt = 0;
  const open = () => {
    openedAt = performance.now();
    // The page keeps the width of the scroll bar free while the dialog hides it, so that nothing shifts: styles/base.css.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
  };
  // Without an id, the dialog is no `:target`: Firefox would keep showing one that was `:target` when the page loaded.
  dialog.removeAttribute('id');
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    open();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  // Only a press that begins on the backdrop closes the dialog: a press that begins inside may select text. The target of a
  // press on the backdrop is the dialog itself.
  let beganOnBackdrop = false;
  dialog.addEventListener('pointerdown', ({ target, timeStamp }) => {
    beganOnBackdrop = target === dialog && timeStamp - openedAt > DOUBLE_PRESS_MS;
  });
  dialog.addEventListener('click', ({ clientX, clientY }) => {
    if (beganOnBackdrop && document.elementFromPoint(clientX, clientY) === dialog) dialog.close();
  });
  // A link may lead to an anchor on this page, which the open dialog would cover.
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && dialog.close());
  addEventListener('pageshow', ({ persisted: isFromBackForwardCache }) => isFromBackForwardCache && dialog.close());
  // The address has the anchor if the visitor came by a link from another page, or pressed a button before this script ran.
  if (location.hash === anchor) {
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  }
  // A link to the anchor on this page opens the dialog, too. Going back takes the anchor out of the address.
  addEventListener('hashchange', () => {
    if (location.hash !== anchor) return;
    history.back();
    open();
  });
}
