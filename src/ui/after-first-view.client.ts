/** A picture or font that hangs must not delay the script any longer. */
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
