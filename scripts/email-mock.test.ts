import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmailMock } from './email-mock.ts';

let folder: string;
let outbox: string;
let server: Server;
let port: number;
let log: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
  outbox = join(folder, 'outbox');
  server = createServer(createEmailMock(outbox));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Unlike `fetch`, `node:http` sends any `Host`. */
function post(body: string, headers: Record<string, string> = { Origin: `http://localhost:${port}` }) {
  return new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
    const sent = request({ port, method: 'POST', headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve([response.statusCode, text]);
    });
    sent.on('error', reject).end(body);
  });
}

const saved = async () =>
  Promise.all((await readdir(outbox)).map(async (file) => JSON.parse(await readFile(join(outbox, file), 'utf8'))));

test('a message is saved and printed', async () => {
  const message = { template_params: { message: 'Hello' } };
  expect(await post(JSON.stringify(message))).toEqual([200, 'OK']);
  expect(await saved()).toEqual([message]);
  expect(log).toHaveBeenCalledWith(expect.any(String), message.template_params);
});

test('of 200 messages at once, none is lost', async () => {
  const messages = Array.from({ length: 200 }, (_, index) => ({ template_params: { message: `${index}` } }));
  const answers = await Promise.all(messages.map((message) => post(JSON.stringify(message))));
  expect(answers).toEqual(messages.map(() => [200, 'OK']));
  expect(await saved()).toHaveLength(200);
});

test.each([
  ['no JSON', '{', 400],
  ['nothing', '{}', 400],
  ['null', 'null', 400],
  ['a text for the parameters', JSON.stringify({ template_params: '\u001b[31mRed' }), 400],
  ['more than the service accepts', JSON.stringify({ template_params: { message: '😀'.repeat(13_000) } }), 413],
])('%s is neither saved nor printed', async (_what, body, status) => {
  expect((await post(body))[0]).toBe(status);
  expect(log).not.toHaveBeenCalled();
  await expect(readdir(outbox)).rejects.toThrow('ENOENT');
});

test('pages of other websites send nothing, even under a name that leads to this computer', async () => {
  const message = JSON.stringify({ template_params: {} });
  const other = `rebound.example:${port}`;
  expect(await post(message, { Origin: 'https://other.example' })).toEqual([403, 'Forbidden']);
  expect(await post(message, { Origin: `http://${other}`, Host: other })).toEqual([403, 'Forbidden']);
  expect(await post(message, { Origin: 'null' })).toEqual([403, 'Forbidden']);
  expect(await post(message, { Origin: `http://127.0.0.1:${port}` })).toEqual([200, 'OK']);
});

test('nothing in a message controls the terminal', async () => {
  const hostile = '\u001b]0;Title\u0007\u009b31mRed\r\b';
  await post(JSON.stringify({ template_params: { [hostile]: hostile, nested: [hostile] } }));
  const printed = format(...(log.mock.calls[0] ?? []));
  expect(printed).toContain('Red');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
});

test('a message that cannot be saved is not answered with OK', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeFile(outbox, '');
  expect(await post(JSON.stringify({ template_params: {} }))).toEqual([500, 'The message could not be saved']);
  expect(log).not.toHaveBeenCalled();
});
