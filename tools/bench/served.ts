import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { createSiteHandler } from '../site-server.ts';

/** A folder that is being served. */
export interface Served {
  /** Such as `https://localhost:43210`. */
  origin: string;
  close: () => void;
}

/**
 * Serves folders with the headers and the compression of the site's own server, over HTTP/2 as hosts do: many small
 * files are then no burden, and headers that repeat themselves weigh nothing. The certificate is made for the moment.
 */
export async function serveFolders<Name extends string>(folders: Record<Name, string>): Promise<Record<Name, Served>> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const served = await Promise.all(
    Object.entries<string>(folders).map(async ([name, distDir]): Promise<[string, Served]> => {
      const handler = await createSiteHandler({ distDir, outbox: 'outbox' });
      const server = createSecureServer({ key, cert });
      // Node's HTTP/2 speaks to handlers in the words of HTTP/1.1.
      server.on('request', handler as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void);
      server.listen(0);
      await once(server, 'listening');
      return [
        name,
        { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() },
      ];
    }),
  );
  return Object.fromEntries(served) as Record<Name, Served>;
}
