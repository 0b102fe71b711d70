/**
 * Opens the registration dialog over the page when the form is submitted that has its anchor as `action`, and closes it.
 * Without this script that form goes to the anchor, and the style sheet shows the dialog there (`:target`).
 */

/** A press so soon after it has opened is the second of a double click. */
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
  // Without an id it is never `:target`. Firefox would go on showing one that was when the page loaded.
  dialog.removeAttribute('id');
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    open();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  // A press that begins and ends on the backdrop closes it; one that ends there may be a selection. What is in the dialog
  // covers it: only on the backdrop is the dialog itself under the pointer.
  let beganOnBackdrop = false;
  dialog.addEventListener('pointerdown', ({ target, timeStamp }) => {
    beganOnBackdrop = target === dialog && timeStamp - openedAt > DOUBLE_PRESS_MS;
  });
  dialog.addEventListener('click', ({ clientX, clientY }) => {
    if (beganOnBackdrop && document.elementFromPoint(clientX, clientY) === dialog) dialog.close();
  });
  // A page from the back-forward cache comes back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && dialog.close());
  // A link of another page leads here, or a button was pressed before this script ran.
  if (location.hash === anchor) {
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  }
  // A link of this page: without the entry that it has made in the history.
  addEventListener('hashchange', () => {
    if (location.hash !== anchor) return;
    history.back();
    open();
  });
}
