/**
 * Devices look for a newer worker at `WORKER_PATH` only. To withdraw the copy, publish one there that deletes the cache
 * and unregisters itself.
 */
import { pagePath } from '../../../shared/base-path.ts';
import { type CopyList, cacheName, HASHED_FOLDERS, LIST_PATH, NOT_IN_COPY_PATH } from '../copy-list.ts';

declare const self: ServiceWorkerGlobalScope;

const NETWORK_TIMEOUT_MS = 3500;
/** Their names change with their content, so the copy is as good as the network. */
const HASHED = new RegExp(`^/(?:${Object.values(HASHED_FOLDERS).join('|')})/`);

const { scope } = self.registration;
const base = new URL(scope).pathname.slice(0, -1);

// A new worker takes over at once. It also reads a copy that an older one has shown.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(scope);
  // copy.ts fetches the files of a new copy with `no-store`.
  if (isOurs && request.cache !== 'no-store') event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const path = pagePath(new URL(request.url).pathname, base);
  const file = HASHED.test(path) && (await findFile(path));
  if (file) return file;

  // First, so that nobody reads an old page while a newer one is available.
  const network = fetch(request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = await Promise.race([network.catch(() => undefined), timeout]);
  if (response && response.status < 500) return response;

  const copy = (await findFile(path)) ?? (await findOtherSize(path));
  if (copy) return isPage ? markPage(copy) : copy;
  return network.catch(async (error) => {
    const notInCopy = isPage && (await findFile(NOT_IN_COPY_PATH));
    if (!notInCopy) throw error;
    return markPage(notInCopy);
  });
}

function findFile(path: string): Promise<Response | undefined> {
  return caches.match(base + path, { cacheName: cacheName(base) });
}

async function findOtherSize(path: string): Promise<Response | undefined> {
  const list: CopyList | undefined = await (await findFile(LIST_PATH))?.json();
  const size = list?.files.find(({ replaces }) => replaces?.includes(path));
  return size && findFile(size.path);
}

/** Shows copy-notice.tsx. Pictures and documents opened by themselves stay as they are. */
async function markPage(response: Response): Promise<Response> {
  const { headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace('<html', '<html data-is-kept'), { headers });
}
