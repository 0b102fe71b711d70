/**
 * Served at /keep-worker.js while `keepOnPhone` is false in content/conference.yaml. Browsers that have the
 * other worker fetch this one in its place. It removes the copy and itself, and reloads open pages.
 */
import { cacheName } from '../copy-format.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const base = new URL(self.registration.scope).pathname.replace(/\/$/, '');
  const removed = caches.delete(cacheName(base)).then(() => self.registration.unregister());
  event.waitUntil(removed);
  // Not in waitUntil: a page that is being opened waits until its worker is active.
  removed.then(reloadPages);
});

async function reloadPages(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    client.navigate(client.url).catch(() => undefined);
  }
}
