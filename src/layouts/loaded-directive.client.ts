import type { ClientDirective } from 'astro';

/** A picture or font that hangs does not hold an island back for longer. */
const MAX_WAIT_MS = 2000;

/** An island's script does not compete with fonts and pictures. `client:loaded="ID"` shows that element if it fails. */
const whenLoaded: ClientDirective = async (load, { value: failureId }, island) => {
  const showFailure = () => document.getElementById(failureId)?.removeAttribute('hidden');
  // Astro tries twice, logs the error and does not throw it.
  island.addEventListener('astro:hydration-error', showFailure);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve);
      setTimeout(resolve, MAX_WAIT_MS);
    });
  }
  const hydrate = await load();
  const bringBack = rememberFields(island);
  new MutationObserver(() => (island.textContent?.trim() ? bringBack() : showFailure())).observe(island, {
    childList: true,
  });
  await hydrate();
};

/** Where an extension or a translator has changed the HTML, React replaces all of it, and with it what was typed. */
function rememberFields(island: HTMLElement): () => void {
  let fields = [...island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  let focused: EventTarget | null = document.activeElement;
  island.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  return () => {
    for (const old of fields) {
      const field = old.isConnected ? undefined : document.querySelector<typeof old>(`#${old.id}`);
      if (!field) continue;
      field.value = old.value;
      if (old === focused && document.activeElement === document.body) {
        field.focus({ preventScroll: true });
        // A field for an email address has no selection that scripts can read.
        if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
      }
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    fields = fields.filter(({ isConnected }) => isConnected);
  };
}

// biome-ignore lint/style/noDefaultExport: Astro reads a directive from there.
export default whenLoaded;
