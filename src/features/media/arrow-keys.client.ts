/** The arrow keys turn to the previous and the next picture. */
document.addEventListener('keydown', (event) => {
  const { key, target, repeat, defaultPrevented } = event;
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[key];
  if (!rel || repeat || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // In a field the keys move the cursor, and a dialog has to be closed first.
  if ((target as Element).closest?.('input, textarea, select, [contenteditable]')) return;
  if (document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLAnchorElement>(`main a[rel="${rel}"]`)?.click();
});
