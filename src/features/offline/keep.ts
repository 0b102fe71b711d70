/**
 * Keeps the whole site on this device, looks what is kept, and removes it: only when asked by the
 * visitor, on the page /keep. docs/decisions/0013-offline.md.
 */
import { BASE, withBase } from '../../shared/base.ts';
import {
  cacheName,
  deleteCaches,
  type KeepList,
  type KeptCopy,
  type KeptFile,
  LIST_PATH,
  readPointer,
  writePointer,
} from './kept-copy.ts';
import { registerWorker } from './trusted-worker.ts';

/** Why the site could not be kept or removed. */
export type KeepFault =
  /** The browser has no workers, or not here: not over http, not in some private windows. */
  | 'unsupported'
  /** The browser lets the site store nothing. */
  | 'blocked'
  | 'full'
  /** The network was lost, or the server did not answer. */
  | 'network'
  /** The server published another version meanwhile, or lacks a file. */
  | 'changed'
  /** Another tab is keeping, updating or removing the copy. */
  | 'busy'
  | 'not-removed';

/** Keeping or removing that failed. */
export class KeepError extends Error {
  readonly fault: KeepFault;

  constructor(fault: KeepFault, cause?: unknown) {
    super(`The copy of the site: ${fault}`, { cause });
    this.fault = fault;
  }
}

export interface SaveOptions {
  signal: AbortSignal;
  /** Called after each file. @param done bytes that are kept by now */
  onProgress: (done: number) => void;
}

const SCOPE = `${BASE}/`;
const LOCK = `keep-on-phone:${SCOPE}`;
/** So many files are fetched at a time. */
const LANES = 4;
/** A device needs some room beside the files themselves. */
const ROOM = 1.2;

/** Whether this browser could keep the site. Where storage is blocked, that shows when it is used. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;
}

/** The copy on this device, if there is a whole one and a worker to show it. @throws KeepError `blocked` */
export async function readKept(): Promise<KeptCopy | undefined> {
  try {
    const copy = await readPointer(BASE);
    if (!copy || !(await caches.has(cacheName(BASE, copy.version)))) return undefined;
    return (await navigator.serviceWorker.getRegistration(SCOPE)) && copy;
  } catch (error) {
    throw new KeepError('blocked', error);
  }
}

/** What the server has to be kept now. @throws KeepError `network` or `changed` */
export async function readOffer(signal?: AbortSignal): Promise<KeepList> {
  const response = await fetchFresh(LIST_PATH, signal);
  return response.json();
}

/**
 * Keeps what the list names, in place of the copy that is there: that one stays whole, and counts, until
 * this one is whole. What a try that failed has left does not count, and `tidy` removes it.
 * @throws KeepError; an `AbortError` when the visitor stopped it
 */
export async function keepSite(list: KeepList, { signal, onProgress }: SaveOptions): Promise<KeptCopy> {
  if (!canKeep()) throw new KeepError('unsupported');
  try {
    return await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (!lock) throw new KeepError('busy');
      return keepAlone(list, { signal, onProgress });
    });
  } catch (error) {
    throw signal.aborted ? signal.reason : asKeepError(error);
  }
}

/** Keeps the site while no other tab does. */
async function keepAlone(list: KeepList, options: SaveOptions): Promise<KeptCopy> {
  const { signal } = options;
  const before = await readKept();
  await requireRoom(list.bytes);
  await fill(list, before, options);
  // A deploy in between would leave half of each version.
  if ((await readOffer(signal)).version !== list.version) throw new KeepError('changed');
  await unlessStopped(activeWorker(), signal);
  const { version, bytes, pages } = list;
  const copy = { version, bytes, pages, keptAt: Date.now() };
  await writePointer(BASE, copy);
  await deleteCaches(BASE, copy);
  askToPersist();
  return copy;
}

/** Removes the copy and the worker. @throws KeepError `busy` or `not-removed` */
export async function removeKept(): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new KeepError('busy');
    try {
      await deleteCaches(BASE);
      await unregisterWorker();
    } catch (error) {
      throw new KeepError('not-removed', error);
    }
  });
}

/**
 * Removes what is left of an attempt that failed, was stopped, or whose page was closed: all but the complete copy
 * and, without one, the worker too. Does nothing while another tab is keeping the site.
 */
export async function tidy(): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const kept = await readKept();
    await deleteCaches(BASE, kept);
    // Nothing waits for it: a worker whose script is still on its way is removed only when that has come.
    if (!kept) unregisterWorker().catch(() => undefined);
  });
}

async function unregisterWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister();
}

/** Puts all files into the cache of their version. What the copy before has unchanged is not fetched again. */
async function fill(list: KeepList, before: KeptCopy | undefined, { signal, onProgress }: SaveOptions): Promise<void> {
  const known = before ? await filesOf(before) : new Map<string, string>();
  const cache = await caches.open(cacheName(BASE, list.version));
  const waiting = [...list.files];
  let done = 0;
  let isOver = false;
  const keepFile = async (file: KeptFile): Promise<void> => {
    signal.throwIfAborted();
    const isKnown = before && known.get(file.path) === file.hash;
    const kept = isKnown ? await keptFile(before, file) : undefined;
    await cache.put(withBase(file.path), kept ?? (await fetchFresh(file.path, signal)));
    done += file.bytes;
    // What was on its way when another file failed is no progress any more.
    if (!isOver) onProgress(done);
  };
  const keepInTurn = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keepFile(file);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, keepInTurn));
  } finally {
    // One file that fails ends it for all.
    isOver = true;
    waiting.length = 0;
  }
  await cache.put(withBase(LIST_PATH), new Response(JSON.stringify(list)));
}

/** Hashes of the files of a copy, by path. */
async function filesOf(copy: KeptCopy): Promise<Map<string, string>> {
  const list = await keptFile(copy, { path: LIST_PATH });
  const { files = [] }: Partial<KeepList> = (await list?.json()) ?? {};
  return new Map(files.map(({ path, hash }) => [path, hash]));
}

function keptFile(copy: KeptCopy, { path }: Pick<KeptFile, 'path'>): Promise<Response | undefined> {
  return caches.match(withBase(path), { cacheName: cacheName(BASE, copy.version), ignoreVary: true });
}

/** A file as the server has it now. @throws KeepError `network` or `changed` */
async function fetchFresh(path: string, signal?: AbortSignal): Promise<Response> {
  // "no-store" also tells the worker to keep out of it: src/features/offline/worker/worker.ts.
  const response = await fetch(withBase(path), { cache: 'no-store', ...(signal && { signal }) }).catch((error) => {
    throw new KeepError('network', error);
  });
  if (!response.ok || response.redirected) throw new KeepError(response.status >= 500 ? 'network' : 'changed');
  return response;
}

/** @throws KeepError `full` where the browser knows already that there is no room */
async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes * ROOM) throw new KeepError('full');
}

/**
 * Asks the browser not to delete the copy when the device runs out of room. Nothing waits for the answer: Firefox
 * asks the visitor, who may leave the question open.
 */
function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

/** Waits for something that cannot be aborted, but not once the visitor has stopped. */
async function unlessStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  await Promise.race([work, stopped]);
}

/** Waits until a worker can show the copy. */
async function activeWorker(): Promise<void> {
  const registration = await registerWorker();
  // A newer worker would have to wait for requests of other tabs; this one can show the copy as well.
  if (registration.active) return;
  const worker = registration.installing ?? registration.waiting;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      if (worker?.state === 'redundant') reject(new KeepError('changed'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** What stands behind an error of the browser. */
export function asKeepError(error: unknown): KeepError {
  if (error instanceof KeepError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new KeepError('full', error);
  if (name === 'SecurityError' || name === 'InvalidStateError') return new KeepError('blocked', error);
  // A body that breaks off, and a worker that does not come.
  return new KeepError('network', error);
}
