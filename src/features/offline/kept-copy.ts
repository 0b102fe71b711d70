/**
 * What the page that keeps the site and the worker that shows it agree on: names of caches, and
 * which copy counts. A copy counts once the pointer names it, and the pointer is written last, in
 * one step: so a copy is whole or it is none (docs/decisions/0013-offline.md).
 */

/** A file of the site that is kept. */
export interface KeptFile {
  /** Address within the site, without its base path, such as `/committees/unsc`. */
  path: string;
  bytes: number;
  /** Of its content: a file with the same hash need not be fetched again. */
  hash: string;
}

/** What the server has to be kept: `/keep.json`, written by the build. */
export interface KeepList {
  /** Hash over all files: another one is another version of the site. */
  version: string;
  /** Size of all files together. */
  bytes: number;
  /** How many of the files are pages. */
  pages: number;
  files: KeptFile[];
}

/** The copy that is on this device. */
export interface KeptCopy extends Omit<KeepList, 'files'> {
  /** When it was kept, in milliseconds since the epoch. */
  keptAt: number;
}

/** Where the list of files lies on the server and, of a copy, within its cache. */
export const LIST_PATH = '/keep.json';

/** Stable, since a worker is replaced only at its own address. */
export const WORKER_PATH = '/keep-worker.js';

/** The page that stands in for whatever was not kept. */
export const NOT_KEPT_PATH = '/offline';

/** Attribute of `<html>` on a page that is shown from the copy: when that was kept. */
export const KEPT_AT_ATTRIBUTE = 'data-kept-at';

/** Beginning of the names of all caches of a site; other sites may share its origin. @param base such as `/mun`, or empty */
export function cachePrefix(base: string): string {
  return `keep-on-phone:${base}/:`;
}

/** Name of the cache that holds a version of the site. */
export function cacheName(base: string, version: string): string {
  return `${cachePrefix(base)}${version}`;
}

/** The copy that counts, if there is one. @throws where the browser blocks storage */
export async function readPointer(base: string): Promise<KeptCopy | undefined> {
  const pointer = await caches.match(`${base}${LIST_PATH}`, { cacheName: pointerName(base) });
  return pointer && (await pointer.json());
}

/** From now on this copy counts, and no other. */
export async function writePointer(base: string, copy: KeptCopy): Promise<void> {
  const cache = await caches.open(pointerName(base));
  await cache.put(`${base}${LIST_PATH}`, new Response(JSON.stringify(copy)));
}

/** Removes the caches of this site but those of a copy. @param kept the copy that stays; without it, nothing does */
export async function deleteCaches(base: string, kept?: KeptCopy): Promise<void> {
  // The pointer first: what is half removed must not count.
  const staying = kept ? [pointerName(base), cacheName(base, kept.version)] : [];
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)) && !staying.includes(name));
  for (const name of names.sort((a, b) => Number(b === pointerName(base)) - Number(a === pointerName(base)))) {
    await caches.delete(name);
  }
}

function pointerName(base: string): string {
  return cacheName(base, 'current');
}
