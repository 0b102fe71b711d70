/** Ctrl+K, or Cmd+K on a Mac, opens the search from every page; on the search page it focuses the field. */
export function startSearchShortcut(root: Document): void {
  // On a Mac, Ctrl+K deletes to the end of the line.
  const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';
  root.addEventListener('keydown', (event) => {
    if (!event[modifier] || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    // An open dialog has to be answered first.
    if (event.defaultPrevented || root.querySelector('dialog[open]')) return;
    event.preventDefault();
    const field = root.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
    if (!field) root.querySelector<HTMLAnchorElement>('header a[aria-keyshortcuts]')?.click();
  });
}
