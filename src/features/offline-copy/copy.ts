import { BASE, withBase } from '../../shared/base-path.ts';
import { type CopyList, cacheName, LIST_PATH, type OfflineCopy, WORKER_PATH, WORKER_POLICY } from './copy-list.ts';

/** TypeScript has no types for it yet: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createScriptURL(address: string): URL } }
    | undefined;
}

const cacheOfCopy = cacheName(BASE);
const scope = withBase('/');

/** The page's policy lets scripts use this address only. */
const worker = withBase(WORKER_PATH);
const policy = globalThis.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => worker });

/** Its list is stored last, so a copy is complete. Rejects where the browser stores nothing. */
export async function findCopy(): Promise<OfflineCopy | undefined> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers.');
  return (await caches.match(withBase(LIST_PATH), { cacheName: cacheOfCopy }))?.json();
}

export async function fetchList(): Promise<CopyList> {
  // With `no-store` the worker leaves the request alone.
  const response = await fetch(withBase(LIST_PATH), { cache: 'no-store' });
  return response.json();
}

export async function saveCopy(): Promise<boolean> {
  try {
    const list = await fetchList();
    const cache = await caches.open(cacheOfCopy);
    // All files or none: until then, an earlier copy stays as it is.
    await cache.addAll(list.files.map(({ path }) => new Request(withBase(path), { cache: 'no-store' })));
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? worker, { scope });
    await navigator.serviceWorker.ready;
    const copy: OfflineCopy = { ...list, savedAt: Date.now() };
    await cache.put(withBase(LIST_PATH), new Response(JSON.stringify(copy)));
    await removeOldFiles(cache, list);
    return true;
  } catch (error) {
    console.error('The site could not be kept:', error);
    if (!(await findCopy().catch(() => undefined))) await removeCopy();
    return false;
  }
}

async function removeOldFiles(cache: Cache, { files }: CopyList): Promise<void> {
  const paths = [LIST_PATH, ...files.map(({ path }) => path)];
  const current = new Set(paths.map((path) => new URL(withBase(path), location.href).href));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

export async function removeCopy(): Promise<void> {
  try {
    await caches.delete(cacheOfCopy);
    const registration = await navigator.serviceWorker.getRegistration(scope);
    // Below a path, it may be that of another site.
    if (registration?.scope.endsWith(scope)) await registration.unregister();
  } catch (error) {
    console.error('The copy could not be removed:', error);
  }
}
