/**
 * Opens the dialog over the page and closes it. It is opened by the form whose `action` is its anchor, and closed by the
 * form in it. Without this, or in a browser without dialogs, the form goes to the anchor, where the style sheet shows the
 * dialog (`:target`).
 */
for (const dialog of document.querySelectorAll('dialog')) {
  if (!dialog.showModal) continue;
  const anchor = `#${dialog.id}`;
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.showModal();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && dialog.close());
  // A button was pressed before this script ran.
  if (location.hash === anchor) {
    location.replace('#');
    dialog.showModal();
  }
}
