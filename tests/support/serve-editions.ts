import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler } from '../../scripts/serve.ts';
import { SAMPLE_DIST } from './sample.ts';

/**
 * Serves both editions. The servers run in the process of the browser tests, so they end with the tests. Their ports are
 * free ones, so two checkouts can be tested at once. Playwright’s workers read the addresses from the environment.
 */
export default async function serveEditions(): Promise<() => void> {
  const servers = [
    await serve('SAMPLE_URL', SAMPLE_DIST),
    // The ninth edition is below a path, as on GitHub Pages.
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
