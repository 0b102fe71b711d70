/** Saves, finds and removes the offline copy at the visitor’s request: docs/decisions/0013-offline.md. */
import { BASE } from '../../shared/base-path.ts';
import { CopyError } from './copy-failures.ts';
import {
  type CopyFile,
  type CopyList,
  cacheKey,
  cacheName,
  LIST_PATH,
  type OfflineCopy,
  readCopy,
  WORKER_PATH,
  WORKER_POLICY,
} from './offline-copy-format.ts';

/** TypeScript has no types for it yet: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createScriptURL(address: string): URL } }
    | undefined;
}

const SCOPE = `${BASE}/`;
const CACHE = cacheName(BASE);
const PARALLEL_FETCHES = 4;

const workerAddress = BASE + WORKER_PATH;
/** The policy lets through this address only. It can be created once. */
const workerPolicy = globalThis.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => workerAddress });
const workerUrl = workerPolicy?.createScriptURL('') ?? workerAddress;

/** The copy on this device. Removes the files of an attempt that did not finish. */
export function findCopy(): Promise<OfflineCopy | undefined> {
  return navigator.locks.request(CACHE, { ifAvailable: true }, async (lock) => {
    const copy = await readCopy(BASE);
    if (!lock) return copy;
    if (copy) {
      await removeOldFiles(copy);
    } else {
      await caches.delete(CACHE);
      // Not awaited: a worker that is still installing is removed once installed.
      unregisterWorker().catch(() => undefined);
    }
    return copy;
  });
}

/** What the site offers to save now. @throws CopyError */
export async function fetchList(signal: AbortSignal): Promise<CopyList> {
  return (await fetchFile(LIST_PATH, signal)).json();
}

/**
 * Saves the site, or updates the copy. The copy that is there stays complete until the new one is.
 * @param stopped aborted when the visitor stops
 * @param onProgress called with the bytes that are saved and those of all files
 */
export function saveCopy(
  stopped: AbortSignal,
  onProgress: (done: number, bytes: number) => void,
): Promise<OfflineCopy> {
  const attempt = new AbortController();
  stopped.addEventListener('abort', () => attempt.abort());
  const { signal } = attempt;
  return whileAlone(async () => {
    const list = await fetchList(signal);
    const cache = await caches.open(CACHE);
    const saved = new Set((await cache.keys()).map(({ url }) => url));
    const missing = list.files.filter((file) => !saved.has(urlOf(file)));
    let done = list.bytes - missing.reduce((sum, { bytes }) => sum + bytes, 0);
    onProgress(done, list.bytes);
    // All fetches take the next file from one queue.
    const queue = missing.values();
    const saveNext = async () => {
      for (const file of queue) {
        await cache.put(urlOf(file), await fetchFile(file.path, signal));
        done += file.bytes;
        if (!signal.aborted) onProgress(done, list.bytes);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, saveNext));
    // If the site was published meanwhile, the copy would be part old and part new.
    if ((await fetchList(signal)).version !== list.version) throw new CopyError('changed');
    await Promise.race([activateWorker(), untilAborted(signal)]);
    const copy = { ...list, savedAt: Date.now() };
    await cache.put(BASE + LIST_PATH, new Response(JSON.stringify(copy)));
    await removeOldFiles(copy);
    // Asks the browser to keep the copy when space is short. Not awaited: Firefox asks the visitor.
    navigator.storage?.persist?.().catch(() => undefined);
    return copy;
  }).finally(
    // When one file fails, the others stop too.
    () => attempt.abort(),
  );
}

/** Removes the copy and the worker. @throws CopyError `busy` or `not-removed` */
export function removeCopy(): Promise<void> {
  return whileAlone(async () => {
    try {
      await caches.delete(CACHE);
      await unregisterWorker();
    } catch (error) {
      throw new CopyError('not-removed', error);
    }
  });
}

/** @throws CopyError `busy` while another tab works on the copy */
function whileAlone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(CACHE, { ifAvailable: true }, (lock) => {
    if (!lock) throw new CopyError('busy');
    return work();
  });
}

function urlOf(file: CopyFile): string {
  return location.origin + cacheKey(BASE, file);
}

/** A file as the server has it now. @throws CopyError `network` or `changed` */
async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  // The worker leaves requests with `no-store` alone: worker/worker.ts.
  const response = await fetch(BASE + path, { cache: 'no-store', signal });
  if (!response.ok || response.redirected) throw new CopyError(response.status >= 500 ? 'network' : 'changed');
  return response;
}

async function removeOldFiles(copy: OfflineCopy): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = new Set([location.origin + BASE + LIST_PATH, ...copy.files.map(urlOf)]);
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** Registers the worker and waits until one can show the copy; a newer one would have to wait for other tabs. */
async function activateWorker(): Promise<void> {
  await navigator.serviceWorker.register(workerUrl, { scope: SCOPE });
  await navigator.serviceWorker.ready;
}

async function unregisterWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
}
