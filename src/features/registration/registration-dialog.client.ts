/**
 * Opens the registration dialog over the page when the form is submitted that has its anchor as `action`, and closes it.
 * Without this script that form goes to the anchor, and the style sheet shows the dialog there (`:target`).
 */

/** A second press within this time and distance belongs to a double click or double tap. */
const DOUBLE_PRESS_MS = 500;
const DOUBLE_PRESS_PX = 40;

const dialog = document.querySelector('dialog');
if (dialog?.showModal) openAsModal(dialog, `#${dialog.id}`);

function openAsModal(dialog: HTMLDialogElement, anchor: string): void {
  const root = document.documentElement;
  const open = () => {
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
  closeOnBackdrop(dialog);
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

/** Closes it when a press begins and ends on the backdrop: not at the end of a selection, or of a double click that opened it. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let opening: PointerEvent | undefined;
  let beganOnBackdrop = false;
  document.addEventListener('pointerdown', (press) => {
    if (!dialog.open) opening = press;
    beganOnBackdrop = press.target === dialog && !(opening && isDouble(opening, press));
  });
  // What is in the dialog covers it: the dialog itself is under the pointer only on the backdrop.
  dialog.addEventListener('click', ({ clientX, clientY }) => {
    if (beganOnBackdrop && document.elementFromPoint(clientX, clientY) === dialog) dialog.close();
  });
}

function isDouble(first: PointerEvent, second: PointerEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE_PRESS_MS && distance < DOUBLE_PRESS_PX;
}
