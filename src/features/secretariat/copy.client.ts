/**
 * Makes the buttons marked `data-copy` copy their text and confirm it in the status that follows them. Where the
 * browser does not allow that, the text before the button is selected for the visitor to copy.
 *
 * It imports nothing, so the build writes it into the page and the buttons work as soon as they are visible.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const status = button?.nextElementSibling;
  if (!button || !status) return;
  for (const other of document.querySelectorAll('[data-copy] + [role=status]')) other.toggleAttribute('hidden', true);
  // The status is there before its text: screen readers announce a change, not an appearance.
  status.textContent = '';
  status.toggleAttribute('hidden', false);
  const result = await copy(button);
  requestAnimationFrame(() => {
    status.textContent = result;
  });
});

async function copy(button: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    return 'Copied.';
  } catch {
    const text = button.previousElementSibling;
    if (text) getSelection()?.selectAllChildren(text);
    const hasKeys = matchMedia('(hover: hover) and (pointer: fine)').matches;
    const how = hasKeys ? 'Press Ctrl+C (Cmd+C on a Mac)' : 'Touch and hold it';
    return `The text is selected. ${how} to copy it.`;
  }
}
