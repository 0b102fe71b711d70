/**
 * Makes the buttons of copy-button.tsx copy their text, and say in the status that follows what was done. It imports
 * nothing, so the build writes it into the page.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const status = button?.nextElementSibling;
  if (!status) return;
  // Screen readers announce a change, so that the same words must go first.
  for (const old of document.querySelectorAll('[data-copy] + *')) old.textContent = '';
  const { copy: text = '' } = button.dataset;
  status.textContent = (await copy(text)) ? 'Copied.' : `Copy this: ${text}`;
});

/** Whether the browser has a clipboard, and allows it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
