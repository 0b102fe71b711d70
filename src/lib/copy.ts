/**
 * Lets the buttons marked `data-copy` copy the text they name, and say so in the status that follows them.
 * Where the browser does not let them, the text before them is selected for the visitor to copy.
 *
 * It imports nothing, so that the build writes it into the page, and the buttons work as soon as they are seen.
 */
export function startCopying(root: Document): void {
  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    const status = button?.nextElementSibling;
    if (!button || !status) return;
    for (const other of root.querySelectorAll('[data-copy] + [role=status]')) other.toggleAttribute('hidden', true);
    // In place before its words: a status is announced when it changes, not when it appears.
    status.textContent = '';
    status.toggleAttribute('hidden', false);
    const words = await copy(button, root);
    root.defaultView?.requestAnimationFrame(() => {
      status.textContent = words;
    });
  });
}

async function copy(button: HTMLElement, root: Document): Promise<string> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    return 'Copied.';
  } catch {
    const text = button.previousElementSibling;
    if (text) root.getSelection()?.selectAllChildren(text);
    return 'It is selected: copy it with Ctrl+C, or hold it on a phone.';
  }
}
