export interface CopyFile {
  /** Without the base path, such as `/committees/disec`. */
  path: string;
  /** Addresses of the larger sizes of a picture, in whose place it is shown. */
  replaces?: string[];
}

export interface CopyList {
  files: CopyFile[];
  bytes: number;
}

export interface OfflineCopy extends CopyList {
  /** In milliseconds since the epoch. */
  savedAt: number;
}

/** Devices with a copy use these addresses, and the attribute that worker.ts gives to a page: they stay. */
export const LIST_PATH = '/keep.json';
export const WORKER_PATH = '/keep-worker.js';
export const NOT_IN_COPY_PATH = '/offline';

/** Names of files in these folders change with their content: also in `public/_headers`. */
export const HASHED_FOLDERS = { pictures: 'images', others: '_astro' };

export const WORKER_POLICY = 'offline-copy';

/** Other sites may share the origin. @param base such as `/mun`, or empty */
export function cacheName(base: string): string {
  return `offline-copy:${base}/`;
}
