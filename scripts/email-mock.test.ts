import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/local-server.ts';
import { createEmailMock } from './email-mock.ts';

let outbox: string;
let post: (body: string, headers?: Record<string, string>) => Promise<[status: number | undefined, text: string]>;
let port: number;
let log: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  log = vi.spyOn(console, 'log').mockReturnValue();
  outbox = join(createFolder(), 'outbox');
  const server = await startServer(createEmailMock(outbox));
  port = server.port;
  post = async (content, headers = { Origin: `http://localhost:${port}` }) => {
    const { status, body } = await server.ask({ method: 'POST', headers }, content);
    return [status, body];
  };
});

const messageOf = (parameters: unknown) => JSON.stringify({ template_params: parameters });
const saved = () => readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));

test('a message is saved and printed', async () => {
  expect(await post(messageOf({ message: 'Hello' }))).toEqual([200, 'OK']);
  expect(saved()).toEqual([messageOf({ message: 'Hello' })]);
  expect(log).toHaveBeenCalledWith(expect.any(String), { message: 'Hello' });
});

test('of 200 messages at once, none is lost', async () => {
  const messages = Array.from({ length: 200 }, (_, index) => messageOf({ message: `${index}` }));
  expect(await Promise.all(messages.map((message) => post(message)))).toEqual(messages.map(() => [200, 'OK']));
  expect(saved().sort()).toEqual(messages.sort());
});

test.each([
  ['no JSON', '{', 400],
  ['nothing', '{}', 400],
  ['null', 'null', 400],
  ['a text for the parameters', messageOf('\u001b[31mRed'), 400],
  ['more than the service accepts', messageOf({ message: '😀'.repeat(13_000) }), 413],
])('%s is neither saved nor printed', async (_what, body, status) => {
  expect((await post(body))[0]).toBe(status);
  expect(log).not.toHaveBeenCalled();
  expect(existsSync(outbox)).toBe(false);
});

test('pages of other websites send nothing, even under a name that leads to this computer', async () => {
  for (const [origin, host] of [
    ['https://other.example', `localhost:${port}`],
    [`http://203.0.113.5:${port}`, `localhost:${port}`],
    [`http://rebound.example:${port}`, `rebound.example:${port}`],
    ['null', `localhost:${port}`],
  ] as const)
    expect(await post(messageOf({}), { Origin: origin, Host: host })).toEqual([403, 'Forbidden']);
  for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`])
    expect(await post(messageOf({}), { Origin: `http://${host}`, Host: host })).toEqual([200, 'OK']);
});

test('nothing in a message controls the terminal, however deep it is', async () => {
  const hostile = '\u001b]0;Title\u0007\u009b31mRed\r\b';
  await post(messageOf({ [hostile]: hostile, nested: [hostile] }));
  const printed = format(...(log.mock.calls[0] ?? []));
  expect(printed).toContain('Red');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  expect(await post(`{"template_params":{"a":${'['.repeat(12_000)}${']'.repeat(12_000)}}}`)).toEqual([200, 'OK']);
});

test('a message that cannot be saved is not answered with OK', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  writeFileSync(outbox, '');
  expect(await post(messageOf({}))).toEqual([500, 'The message could not be saved']);
  expect(log).not.toHaveBeenCalled();
});
