import type { ClientDirective } from 'astro';

/** A picture or font that hangs does not hold an island back for longer. */
const MAX_WAIT_MS = 2000;

/**
 * `client:loaded`: an island's script waits for the first view, so that it does not compete with fonts and pictures.
 * `client:loaded="ID"` shows the element with that id if the script does not arrive, or fails.
 */
const whenLoaded: ClientDirective = async (load, { value: failureId }, island) => {
  // Astro tries twice, logs the error and does not throw it.
  island.addEventListener('astro:hydration-error', () => {
    document.getElementById(failureId)?.removeAttribute('hidden');
  });
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve);
      setTimeout(resolve, MAX_WAIT_MS);
    });
  }
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro reads a directive from there.
export default whenLoaded;
