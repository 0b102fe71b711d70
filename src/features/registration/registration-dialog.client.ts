/** Opens the dialog as a modal. Without this script, the form leads to its anchor, and `:target` shows the dialog. */

/** A press this soon after the dialog has opened is the second half of a double click. */
const DOUBLE_PRESS_MS = 500;

const dialog = document.querySelector('dialog');
if (dialog?.showModal) openAsModal(dialog, `#${dialog.id}`);

function openAsModal(dialog: HTMLDialogElement, anchor: string): void {
  const root = document.documentElement;
  let openedAt = 0;
  const open = () => {
    openedAt = performance.now();
    // Keeps the room of the scroll bar, so that nothing shifts: styles/base.css.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
  };
  // Firefox would keep showing a dialog that was `:target` when the page loaded.
  dialog.removeAttribute('id');
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    open();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  // Only a press that begins on the backdrop closes the dialog, since one that begins inside may select text. On the backdrop,
  // the target is the dialog itself.
  let beganOnBackdrop = false;
  dialog.addEventListener('pointerdown', ({ target, timeStamp }) => {
    beganOnBackdrop = target === dialog && timeStamp - openedAt > DOUBLE_PRESS_MS;
  });
  dialog.addEventListener('click', ({ clientX, clientY }) => {
    if (beganOnBackdrop && document.elementFromPoint(clientX, clientY) === dialog) dialog.close();
  });
  // A link may lead to a place on this page, which the dialog would cover.
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && dialog.close());
  addEventListener('pageshow', ({ persisted: isFromBackForwardCache }) => isFromBackForwardCache && dialog.close());
  // The visitor has followed a link on another page, or pressed the button before this script ran.
  if (location.hash === anchor) {
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  }
  // A link on this page opens the dialog, too. Its history entry is removed.
  addEventListener('hashchange', () => {
    if (location.hash !== anchor) return;
    history.back();
    open();
  });
}
