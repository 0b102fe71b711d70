/**
 * What stands at /keep-worker.js while keeping is switched off (`keepOnPhone: false` in
 * content/conference.yaml). Browsers that have the worker fetch this in its place; it removes the copy
 * and itself, and lets open pages come anew from the network.
 */
import { deleteCaches } from '../kept-copy.ts';

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname.replace(/\/$/, '');

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const removed = deleteCaches(base).then(() => self.registration.unregister());
  event.waitUntil(removed);
  // Not part of what is waited for: a page waits in turn until its worker is active.
  removed.then(reloadPages);
});

async function reloadPages(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    client.navigate(client.url).catch(() => undefined);
  }
}
