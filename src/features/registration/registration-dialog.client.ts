/**
 * Opens the dialog over the page and closes it. It is opened by the form whose `action` is its anchor, and closed by the
 * form in it. Without this, or in a browser without dialogs, the form goes to the anchor, where the style sheet shows the
 * dialog (`:target`).
 */
for (const dialog of document.querySelectorAll('dialog')) {
  if (!dialog.showModal) continue;
  const anchor = `#${dialog.id}`;
  // Without it the dialog is never `:target`. Firefox would go on showing one that was when the page loaded.
  dialog.removeAttribute('id');
  document.querySelector(`form[action="${anchor}"]`)?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.showModal();
  });
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && dialog.close());
  // A link leads here, or a button was pressed before this script ran.
  const openIfAsked = () => {
    if (location.hash !== anchor) return;
    location.replace('#');
    dialog.showModal();
  };
  openIfAsked();
  addEventListener('hashchange', openIfAsked);
}
