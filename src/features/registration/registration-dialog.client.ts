/** Without this script, the form leads to the anchor, and the style sheet shows the dialog there (`:target`). */

/** The second press of a double click comes so soon. */
const DOUBLE_PRESS_MS = 500;

const dialog = document.querySelector('dialog');
if (dialog?.showModal) openAsModal(dialog, `#${dialog.id}`);

function openAsModal(dialog: HTMLDialogElement, anchor: string): void {
  const root = document.documentElement;
  let openedAt = 0;
  const open = () => {
    openedAt = performance.now();
    // Its room stays, so that nothing shifts: styles/base.css.
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
  };
  // Firefox would go on showing one that was `:target` when the page loaded.
  dialog.removeAttribute('id');
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    open();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  // What begins elsewhere may be a selection. Only on the backdrop is the dialog itself under the pointer.
  let beganOnBackdrop = false;
  dialog.addEventListener('pointerdown', ({ target, timeStamp }) => {
    beganOnBackdrop = target === dialog && timeStamp - openedAt > DOUBLE_PRESS_MS;
  });
  dialog.addEventListener('click', ({ clientX, clientY }) => {
    if (beganOnBackdrop && document.elementFromPoint(clientX, clientY) === dialog) dialog.close();
  });
  addEventListener('pageshow', ({ persisted: isFromBackForwardCache }) => isFromBackForwardCache && dialog.close());
  // A link of another page, or a button that was pressed before this script ran.
  if (location.hash === anchor) {
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  }
  // A link of this page makes an entry in the history.
  addEventListener('hashchange', () => {
    if (location.hash !== anchor) return;
    history.back();
    open();
  });
}
