/** Ctrl+K, or Cmd+K on a Mac, opens the search from every page; on the search page it focuses the field. */
// On a Mac, Ctrl+K deletes to the end of the line.
const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';

document.addEventListener('keydown', (event) => {
  if (!event[modifier] || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
  // The keys may mean something to the browser there, and nobody is taken away from what they write.
  if ((event.target as Element).closest?.('input, textarea, select, [contenteditable]')) return;
  // An open dialog has to be closed first.
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  if (!field) document.querySelector<HTMLAnchorElement>('header a[aria-keyshortcuts]')?.click();
});
