/** What the build, the page /keep and the service worker share: what the offline copy consists of, and its addresses. */

/** A file of the copy. */
export interface CopyFile {
  /** Address within the site, without its base path, such as `/committees/disec`. */
  path: string;
  /** For a picture: the addresses of its larger sizes, in whose place it is shown. */
  replaces?: string[];
}

/** What a copy consists of: written by the build to `LIST_PATH`. */
export interface CopyList {
  files: CopyFile[];
  /** Size of all files together. */
  bytes: number;
}

/** The list as it is stored with a complete copy. */
export interface OfflineCopy extends CopyList {
  /** In milliseconds since the epoch. */
  savedAt: number;
}

/** Devices with a copy use these addresses, and the attribute that worker.ts gives to a page: they stay. */
export const LIST_PATH = '/keep.json';
export const WORKER_PATH = '/keep-worker.js';
/** The page that says that a page is not in the copy. */
export const NOT_IN_COPY_PATH = '/offline';

/** Name of the Trusted Types policy that lets /keep register the worker. */
export const WORKER_POLICY = 'offline-copy';

/** Name of the cache that holds the copy. Other sites may share the origin. @param base such as `/mun`, or empty */
export function cacheName(base: string): string {
  return `offline-copy:${base}/`;
}
