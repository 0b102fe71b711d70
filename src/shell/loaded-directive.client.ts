import type { ClientDirective } from 'astro';

/** A picture or font that hangs does not hold an island back for longer. */
const MAX_WAIT_MS = 2000;

/** `client:loaded`: an island's script waits for the first view, so that it does not compete with fonts and pictures. */
const whenLoaded: ClientDirective = async (load) => {
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
