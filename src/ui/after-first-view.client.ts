/** A picture or font that hangs does not hold a script back for longer. */
const MAX_WAIT_MS = 2000;

/** Loads a script once the page has loaded, so that it does not compete with fonts and pictures. */
export async function afterFirstView(load: () => Promise<unknown>): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve);
      setTimeout(resolve, MAX_WAIT_MS);
    });
  }
  await load();
}
