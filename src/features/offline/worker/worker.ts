/**
 * The service worker of the offline copy, served at `WORKER_PATH`. It is registered only after a visitor has saved
 * the copy, and it stores nothing: copy-store.ts does. The network comes first, so that nobody reads an old page
 * while a newer one is available. Once the copy is no longer offered, it removes the copy and itself.
 */

import { type CopyFile, cacheKey, cacheName, NOT_IN_COPY_PATH, readCopy } from '../offline-copy-format.ts';

/** The build sets `isWithdrawn` while `offerOfflineCopy` is false in content/conference.yaml. */
declare const self: ServiceWorkerGlobalScope & { isWithdrawn?: boolean };

/** How long to wait for the network before the copy is shown. */
const NETWORK_TIMEOUT_MS = 3500;

const base = new URL(self.registration.scope).pathname.replace(/\/$/, '');
const inCache = { cacheName: cacheName(base) };

self.addEventListener('install', () => {
  self.skipWaiting();
});

// No clients.claim(): in Firefox, a page would wait for ever for a worker that is removed while it claims the page.

if (self.isWithdrawn) self.addEventListener('activate', remove);
else self.addEventListener('fetch', answer);

function remove(event: ExtendableEvent): void {
  const removed = caches.delete(inCache.cacheName).then(() => self.registration.unregister());
  event.waitUntil(removed);
  // Not in waitUntil: a page that is being opened waits until its worker is active.
  removed.then(reloadPages);
}

async function reloadPages(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    client.navigate(client.url).catch(() => undefined);
  }
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === self.location.origin && pathname.startsWith(`${base}/`);
  // copy-store.ts fetches with `no-store`, past this worker.
  if (!isOurs || request.cache === 'no-store') return;
  // The names of these files change with their content. Pictures are not: the copy may hold a different size.
  const isHashed = ['_astro', 'fonts'].some((folder) => pathname.startsWith(`${base}/${folder}/`));
  event.respondWith(isHashed ? copyFirst(request) : networkFirst(request));
}

async function copyFirst(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (await caches.match(pathname, { ...inCache, ignoreSearch: true })) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const network = fetch(request, isPage ? { cache: 'no-cache' } : {});
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS));
  const answer = await Promise.race([network.catch(() => undefined), timeout]);
  if (answer && answer.status < 500) return answer;
  const copy = await readCopy(base);
  const saved = copy && (await readFile(findFile(copy.files, request)));
  if (saved) return isPage ? datedPage(saved, copy.savedAt) : saved;
  return network.catch(async (error) => {
    const notInCopy = copy && isPage && (await readFile(findPath(copy.files, NOT_IN_COPY_PATH)));
    if (!notInCopy) throw error;
    return datedPage(notInCopy, copy.savedAt, 503);
  });
}

/** The file for a request, without its query. */
function findFile(files: CopyFile[], request: Request): CopyFile | undefined {
  const { pathname } = new URL(request.url);
  // Hosts remove these endings from addresses: docs/decisions/0002-addresses.md.
  const path = pathname.slice(base.length).replace(/(\/index|\.html|\/)+$/, '') || '/';
  return findPath(files, path) ?? files.find(({ replaces }) => replaces?.includes(path));
}

function findPath(files: CopyFile[], path: string): CopyFile | undefined {
  return files.find((file) => file.path === path);
}

async function readFile(file: CopyFile | undefined): Promise<Response | undefined> {
  return file && caches.match(cacheKey(base, file), inCache);
}

/** A page that says when it was saved, for offline-notice.client.ts to show. */
async function datedPage(page: Response, savedAt: number, status = page.status): Promise<Response> {
  const html = (await page.text()).replace(/<html\b/, `<html data-saved-at="${savedAt}"`);
  const headers = new Headers(page.headers);
  // They describe the bytes as they were sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { status, headers });
}
