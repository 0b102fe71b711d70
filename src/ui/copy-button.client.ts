/**
 * Makes the buttons of copy-button.tsx copy their text, or open the device's own sheet to share it, and say in the status
 * that follows what was done. It imports nothing, so the build writes it into the page.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const status = button?.nextElementSibling;
  if (!status) return;
  // Screen readers announce a change, so that the same words must go first.
  for (const old of document.querySelectorAll('[data-copy] + *')) old.textContent = '';
  const { copy: text = '', isShared } = button.dataset;
  if (isShared && (await share(text))) return;
  status.textContent = (await copy(text)) ? 'Copied.' : `Copy this: ${text}`;
});

/** Whether the device has a sheet to share with, which the visitor used or closed. */
async function share(url: string): Promise<boolean> {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}

/** Whether the browser has a clipboard, and allows it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
