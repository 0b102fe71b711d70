import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { createEmailMock } from './email-mock.ts';

const MESSAGE = JSON.stringify({ template_params: { message: 'Hello' } });

/** Starts the mock. `post` sends a message to a host from an origin, and returns status and text of the answer. */
async function startMock() {
  vi.spyOn(console, 'log').mockReturnValue();
  const outbox = join(createFolder(), 'outbox');
  const server = createServer(createEmailMock(outbox));
  await once(server.listen(0, 'localhost'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const post = async (host: string, origin = `http://${host}`, body = MESSAGE) => {
    const sent = request({
      port,
      method: 'POST',
      headers: { host, origin, 'content-length': Buffer.byteLength(body) },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    return [response.statusCode, await text(response)];
  };
  return { outbox, post };
}

test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', '192.168.1.20', 'laptop.local:4321'])(
  'takes a message from its own page at %s',
  async (host) => {
    const { post } = await startMock();
    expect(await post(host)).toEqual([200, 'OK']);
  },
);

const LONG = MESSAGE + ' '.repeat(60_000);

test.each([
  ['another site', 403, 'localhost:4321', 'https://other.example', MESSAGE],
  ['a sandboxed page', 403, 'localhost:4321', 'null', MESSAGE],
  ['another site whose name leads to this computer', 403, 'rebound.example', 'http://rebound.example', MESSAGE],
  ['a page that sends more than the service accepts', 413, 'localhost:4321', 'http://localhost:4321', LONG],
])('saves nothing from %s', async (_what, status, host, origin, body) => {
  const { outbox, post } = await startMock();
  expect((await post(host, origin, body))[0]).toBe(status);
  expect(existsSync(outbox)).toBe(false);
});
