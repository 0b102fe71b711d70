import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Serves until the test is over. What it returns asks the server: unlike `fetch`, for any address and as any `Host`. */
export async function startServer(handler: RequestListener) {
  const server = createServer(handler);
  onTestFinished(() => void server.close());
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (options: RequestOptions, body = '') => {
    const [response]: IncomingMessage[] = await once(request({ port, ...options }).end(body), 'response');
    if (!response) throw new Error('There was no response.');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  return { port, ask };
}
