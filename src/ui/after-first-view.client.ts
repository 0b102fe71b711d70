/** If a picture or font hangs, the script waits no longer than this. */
const MAX_WAIT_MS = 2000;

/** Loads a script after the page has loaded, so that it does not compete with fonts and pictures. */
export async function afterFirstView(load: () => Promise<unknown>): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve);
      setTimeout(resolve, MAX_WAIT_MS);
    });
  }
  await load();
}
