import { afterEach, expect, test, vi } from 'vitest';

const SITE = 'https://mun.example.org/';
const KEPT = '<html data-is-kept>About';

afterEach(() => void vi.useRealTimers());

test.each<[network: string, answer: () => Promise<Response>, shown: string]>([
  ['is silent', () => new Promise(() => {}), KEPT],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch')), KEPT],
  ['has a fault of its own', async () => new Response('', { status: 503 }), KEPT],
  ['answers', async () => new Response('News'), 'News'],
])('where the network %s, nobody waits for a page of the copy', async (_network, answer, shown) => {
  vi.useFakeTimers();
  vi.resetModules();
  const addEventListener = vi.fn();
  const page = new Response('<html>About', { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('self', { registration: { scope: SITE }, addEventListener });
  vi.stubGlobal('caches', { match: async (path: string) => (path === '/about' ? page : undefined) });
  vi.stubGlobal('fetch', answer);
  await import('./worker.ts');
  const [, onFetch] = addEventListener.mock.calls.find(([type]) => type === 'fetch') ?? [];
  const respondWith = vi.fn<(response: Promise<Response>) => void>();
  onFetch({ request: { method: 'GET', mode: 'navigate', url: `${SITE}about` }, respondWith });
  await vi.runAllTimersAsync();
  expect(await (await respondWith.mock.lastCall?.[0])?.text()).toBe(shown);
});
