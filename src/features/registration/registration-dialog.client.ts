/**
 * Opens the registration dialog over the page when the form is submitted that has its anchor as `action`, and closes it.
 * Without this script that form goes to the anchor, and the style sheet shows the dialog there (`:target`).
 */
const dialog = document.querySelector('dialog');
if (dialog?.showModal) openAsModal(dialog, `#${dialog.id}`);

function openAsModal(dialog: HTMLDialogElement, anchor: string): void {
  // Without an id it is never `:target`. Firefox would go on showing one that was when the page loaded.
  dialog.removeAttribute('id');
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.showModal();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  // What is in the dialog covers it, so a click on the dialog itself is one on the backdrop.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  // A link leads here, or a button was pressed before this script ran.
  const openIfAsked = () => {
    if (location.hash !== anchor) return;
    location.replace('#');
    dialog.showModal();
  };
  openIfAsked();
  addEventListener('hashchange', openIfAsked);
}
