import type { ClientDirective } from 'astro';

/** A picture or a font that hangs holds no island back for longer. */
const PATIENCE_MS = 2000;

/**
 * `client:loaded`: an island begins to load when the first view is there, so that its script takes nothing from the
 * fonts and pictures of that on a slow network, nor from the first paint on a slow phone.
 */
const whenLoaded: ClientDirective = (load) => {
  let hasStarted = false;
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    const hydrate = await load();
    await hydrate();
  };
  if (document.readyState === 'complete') {
    start();
    return;
  }
  addEventListener('load', start);
  setTimeout(start, PATIENCE_MS);
};

// biome-ignore lint/style/noDefaultExport: Astro reads a directive from there.
export default whenLoaded;
