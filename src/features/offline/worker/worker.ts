/**
 * The worker of the kept copy, served at /keep-worker.js. It is registered only when a visitor has
 * kept the site, and it keeps nothing itself: features/offline/keep.ts does that. The network comes first, so that
 * nobody sees an old page while there is a newer one to be had.
 */

import { pictureStem } from '../../../ui/picture-stem.ts';
import { cacheName, KEPT_AT_ATTRIBUTE, type KeptCopy, NOT_KEPT_PATH, readPointer } from '../kept-copy.ts';

declare const self: ServiceWorkerGlobalScope;

/** So long the network may think before the copy is shown. */
const PATIENCE_MS = 3500;

const base = new URL(self.registration.scope).pathname.replace(/\/$/, '');

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === self.location.origin && pathname.startsWith(`${base}/`);
  // Who will store no answer wants the server's own: so features/offline/keep.ts asks.
  if (!isOurs || request.cache === 'no-store') return;
  event.respondWith(pathname.startsWith(`${base}/_astro/`) ? copyFirst(request) : networkFirst(request));
});

/** For files whose names change with their content: whatever copy has one has the right one. */
async function copyFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const network = fetch(request, isPage ? { cache: 'no-cache' } : {});
  const prompt = await withinPatience(network);
  // A server that fails is as good as none.
  if (prompt && prompt.status < 500) return prompt;
  const copy = await readPointer(base);
  const kept = copy && (await findKept(copy, request));
  if (copy && kept) return isPage ? marked(kept, copy) : kept;
  try {
    return await network;
  } catch (error) {
    const notKept = copy && isPage && (await inCache(copy, base + NOT_KEPT_PATH));
    if (!notKept) throw error;
    return marked(notKept, copy, 503);
  }
}

/** The network's answer, if it comes in time. */
function withinPatience(network: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS)),
  ]);
}

/** What the copy has for a request; of a picture, whichever size and format was kept. */
async function findKept(copy: KeptCopy, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const path = request.mode === 'navigate' ? canonical(pathname) : pathname;
  const exact = await inCache(copy, path);
  if (exact || request.destination !== 'image') return exact;
  const cache = await caches.open(cacheName(base, copy.version));
  const stem = pictureStem(path);
  const sibling = (await cache.keys()).find(({ url }) => pictureStem(new URL(url).pathname) === stem);
  return sibling && cache.match(sibling, { ignoreVary: true });
}

/** Looked up by its path alone: a search or a campaign behind `?` is the same page. */
function inCache(copy: KeptCopy, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cacheName(base, copy.version), ignoreVary: true });
}

/** The one address of a page, as hosts tidy it: docs/decisions/0002-addresses.md. */
function canonical(path: string): string {
  const bare = path.replace(/(\/index|\.html|\/)+$/, '');
  return bare === base ? `${base}/` : bare;
}

/** A page that says when it was kept, for features/offline/offline-notice.client.ts to tell. */
async function marked(page: Response, { keptAt }: KeptCopy, status = page.status): Promise<Response> {
  const html = (await page.text()).replace(/<html\b/, `<html ${KEPT_AT_ATTRIBUTE}="${keptAt}"`);
  const headers = new Headers(page.headers);
  // They are of the bytes that came over the network.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { status, headers });
}
