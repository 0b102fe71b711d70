/**
 * Keeps the site on this device, says since when, and removes it. It is written into the page after keep-panel.tsx, so
 * that it cannot fail to arrive.
 */
import { type CopyList, cacheName, LIST_PATH, type OfflineCopy, WORKER_PATH, WORKER_POLICY } from './offline-copy.ts';

/** TypeScript has no types for it yet: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createScriptURL(address: string): URL } }
    | undefined;
}

const root = document.querySelector<HTMLElement>('[data-keep-panel]');
const base = root?.dataset.base ?? '';
const cacheOfCopy = cacheName(base);
const scope = `${base}/`;

/** The page's policy lets scripts use this address only, and the policy can be created once. */
const worker = base + WORKER_PATH;
const policy = globalThis.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => worker });

const [unable, panel] = root?.children ?? [];
const [status, size] = panel?.querySelectorAll('p') ?? [];
const [keepButton, removeButton] = panel?.querySelectorAll('button') ?? [];
const { lang } = document.documentElement;
let isBusy = false;

if (panel && status && size && keepButton && removeButton) {
  const show = async (outcome = '') => {
    const copy = await findCopy();
    const date = copy && new Date(copy.savedAt).toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
    const state = date ? `The copy on this device is from ${date}.` : 'Nothing is stored until you press the button.';
    status.textContent = `${outcome} ${state}`.trim();
    keepButton.textContent = copy ? 'Keep it again' : 'Keep the site on this device';
    removeButton.hidden = !copy;
    panel.toggleAttribute('hidden', false);
    const list = copy ?? (await fetchList().catch(() => undefined));
    if (list) size.textContent = `It takes ${(list.bytes / 1_000_000).toFixed(1)} MB.`;
  };

  const run = async (work: () => Promise<void>, success: string, failure: string) => {
    if (isBusy) return;
    isBusy = true;
    status.textContent = 'One moment. Please stay on this page.';
    const outcome = await work().then(
      () => success,
      (error) => {
        console.error(error);
        return failure;
      },
    );
    isBusy = false;
    await show(outcome);
  };

  keepButton.onclick = () =>
    run(
      keepSite,
      'Every page now opens without a network.',
      'The site could not be kept. Try again on a better network.',
    );
  removeButton.onclick = () => {
    // The pressed button goes away.
    keepButton.focus();
    run(
      removeCopy,
      'Removed.',
      'The copy could not be removed. Clear the data of this site in the browser’s settings.',
    );
  };

  // A browser may have no service workers, or refuse to store anything.
  navigator.serviceWorker ? show().catch(sayUnable) : sayUnable();
}

function sayUnable(): void {
  unable?.classList.remove('without-script');
}

function fetchList(): Promise<CopyList> {
  // With `no-store` the worker leaves the request alone.
  return fetch(base + LIST_PATH, { cache: 'no-store' }).then((response) => response.json());
}

/** The complete copy on this device: its list is stored last. */
async function findCopy(): Promise<OfflineCopy | undefined> {
  return (await caches.match(base + LIST_PATH, { cacheName: cacheOfCopy }))?.json();
}

async function keepSite(): Promise<void> {
  try {
    const list = await fetchList();
    const requests = list.files.map(({ path }) => new Request(base + path, { cache: 'no-store' }));
    const cache = await caches.open(cacheOfCopy);
    // All files or none: until then, an earlier copy stays as it is.
    await cache.addAll(requests);
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? worker, { scope });
    await navigator.serviceWorker.ready;
    const copy: OfflineCopy = { ...list, savedAt: Date.now() };
    await cache.put(base + LIST_PATH, new Response(JSON.stringify(copy)));
    await removeOldFiles(cache, list);
  } catch (error) {
    if (!(await findCopy())) await removeCopy();
    throw error;
  }
}

async function removeOldFiles(cache: Cache, { files }: CopyList): Promise<void> {
  const current = new Set([LIST_PATH, ...files.map(({ path }) => path)].map((path) => location.origin + base + path));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

async function removeCopy(): Promise<void> {
  await caches.delete(cacheOfCopy);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
}
