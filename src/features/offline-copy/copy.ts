/** The offline copy of this device: finds, saves and removes it, with the browser’s caches and service workers. */
import { BASE, withBase } from '../../shared/base-path.ts';
import { withinLimit } from '../../shared/time-limit.ts';
import { type CopyList, cacheName, LIST_PATH, type OfflineCopy, WORKER_PATH, WORKER_POLICY } from './copy-list.ts';

/** TypeScript has no types for it yet: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: object): { createScriptURL(address: string): URL } }
    | undefined;
}

/**
 * `tooSlow`: the time limit. `incomplete`: a file did not arrive, or, in WebKit, the storage is full. `removed`: by another
 * tab. `notStored`: anything else.
 */
export type SaveOutcome = 'saved' | 'tooSlow' | 'incomplete' | 'removed' | 'notStored';
export type RemoveOutcome = 'gone' | 'notGone';

/** For some megabytes on a slow network. */
const SAVE_LIMIT_MS = 180_000;
/** For some kilobytes: where these hang, the rest would, too. */
const LIST_LIMIT_MS = 20_000;

/** Outcomes by the names of errors. For a full storage each browser has another name. */
const OUTCOMES: Record<string, SaveOutcome> = {
  TimeoutError: 'tooSlow',
  // WebKit’s error for a full storage, too.
  TypeError: 'incomplete',
  // The list was no list: networks that ask for a sign-in answer with a page of their own.
  SyntaxError: 'incomplete',
  NotFoundError: 'removed',
};

const cacheOfCopy = cacheName(BASE);
const scope = withBase('/');

/** The page's policy lets scripts use this address only, and the policy can be created once. */
const worker = withBase(WORKER_PATH);
const policy = globalThis.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => worker });

/** The complete copy on this device: its list is stored last. Rejects where the browser has no copies, or stores nothing. */
export async function findCopy(): Promise<OfflineCopy | undefined> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers.');
  return (await caches.match(withBase(LIST_PATH), { cacheName: cacheOfCopy }))?.json();
}

/** What a copy would consist of now. */
export function fetchList(): Promise<CopyList> {
  return withinLimit(LIST_LIMIT_MS, async (signal) => {
    // With `no-store` the worker leaves the request alone.
    const response = await fetch(withBase(LIST_PATH), { cache: 'no-store', signal });
    return response.json();
  });
}

/** Saves the site in place of an earlier copy. Never rejects. */
export async function saveCopy(): Promise<SaveOutcome> {
  try {
    await withinLimit(SAVE_LIMIT_MS, save);
    return 'saved';
  } catch (error) {
    console.error('The site could not be kept:', error);
    return OUTCOMES[(error as Error).name] ?? 'notStored';
  }
}

async function save(signal: AbortSignal): Promise<void> {
  try {
    const list = await fetchList();
    const requests = list.files.map(({ path }) => new Request(withBase(path), { cache: 'no-store', signal }));
    const cache = await caches.open(cacheOfCopy);
    // All files or none: until then, an earlier copy stays as it is.
    await cache.addAll(requests);
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? worker, { scope });
    await navigator.serviceWorker.ready;
    // The visitor has been told that it took too long.
    if (signal.aborted) throw signal.reason;
    const copy: OfflineCopy = { ...list, savedAt: Date.now() };
    await cache.put(withBase(LIST_PATH), new Response(JSON.stringify(copy)));
    await removeOldFiles(cache, list);
    // Another tab may have removed the cache meanwhile, and whatever is put into it.
    if (!(await findCopy())) throw new DOMException('Another tab has removed the copy.', 'NotFoundError');
  } catch (error) {
    if (!(await findCopy())) await removeCopy();
    throw error;
  }
}

async function removeOldFiles(cache: Cache, { files }: CopyList): Promise<void> {
  const paths = [LIST_PATH, ...files.map(({ path }) => path)];
  const current = new Set(paths.map((path) => location.origin + withBase(path)));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

/** Removes the copy and its worker. Never rejects. */
export async function removeCopy(): Promise<RemoveOutcome> {
  try {
    await caches.delete(cacheOfCopy);
    const registration = await navigator.serviceWorker.getRegistration(scope);
    // Below a path, it may be that of another site.
    if (registration?.scope.endsWith(scope)) await registration.unregister();
    return (await findCopy()) ? 'notGone' : 'gone';
  } catch (error) {
    console.error('The copy could not be removed:', error);
    return 'notGone';
  }
}
