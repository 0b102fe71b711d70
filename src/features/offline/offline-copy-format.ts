/** The format that the build, the page of the offline copy and the service worker share: docs/decisions/0013-offline.md. */

/** A file of the offline copy. */
export interface CopyFile {
  /** Address within the site, without its base path, such as `/committees/disec`. */
  path: string;
  bytes: number;
  /** Hash of its content. */
  revision: string;
  /** For a picture: the addresses of its other sizes and formats, all of which it replaces. */
  replaces?: string[];
}

/** The files that a copy consists of: written by the build to `LIST_PATH`. */
export interface CopyList {
  /** Hash over all files. */
  version: string;
  /** Size of all files together. */
  bytes: number;
  /** How many of the files are pages. */
  pages: number;
  files: CopyFile[];
}

/** The complete copy on this device. */
export interface OfflineCopy extends CopyList {
  /** When it was saved, in milliseconds since the epoch. */
  savedAt: number;
}

/** Where the list is on the server and in the cache. Phones with a copy ask for it there: the address stays. */
export const LIST_PATH = '/keep.json';

/** This address can never change: a browser looks for a newer worker only here. */
export const WORKER_PATH = '/keep-worker.js';

/** Name of the Trusted Types policy that lets the worker's script through: set in the page's policy and used by its script. */
export const WORKER_POLICY = 'offline-copy';

/** The page that is shown offline for every address that is not in the copy. */
export const NOT_IN_COPY_PATH = '/offline';

/** The cache of a site; other sites may share its origin. @param base such as `/mun`, or empty */
export function cacheName(base: string): string {
  return `offline-copy:${base}/`;
}

/** Key of a file in the cache. With its revision, an update does not touch the copy that is there. */
export function cacheKey(base: string, { path, revision }: CopyFile): string {
  return `${base}${path}?${revision}`;
}

/** The copy on this device, if it is complete: its list is saved last. @throws where the browser blocks storage */
export async function readCopy(base: string): Promise<OfflineCopy | undefined> {
  const list = await caches.match(base + LIST_PATH, { cacheName: cacheName(base) });
  return list?.json();
}
