import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler } from '../../scripts/serve.ts';
import { SAMPLE_DIST } from './sample.ts';

/**
 * Serves both editions in the process of the browser tests, so that no server outlives them, on free ports, so that two
 * checkouts can be tested at once. Playwright’s workers start later, and find the addresses in the environment.
 */
export default async function serveEditions(): Promise<() => void> {
  const servers = [
    await serve('SAMPLE_URL', SAMPLE_DIST),
    // Below a path, as on GitHub Pages.
    await serve('NINTH_EDITION_URL', '.local/mun', '/mun'),
  ];
  return () => {
    for (const server of servers) server.close();
  };
}

async function serve(variable: string, folder: string, base = '') {
  const server = createServer(createSiteHandler(folder, base));
  await once(server.listen(0, 'localhost'), 'listening');
  process.env[variable] = `http://localhost:${(server.address() as AddressInfo).port}${base}/`;
  return server;
}
