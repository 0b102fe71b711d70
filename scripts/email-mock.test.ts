import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/local-server.ts';
import { createEmailMock } from './email-mock.ts';

const MESSAGE = JSON.stringify({ template_params: { message: 'Hello' } });

test('a message is saved and printed; what cannot be, or comes from another website, is not answered with OK', async () => {
  const outbox = join(createFolder(), 'outbox');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const { ask, port } = await startServer(createEmailMock(outbox));
  const post = async (body: string, Origin = `http://localhost:${port}`) =>
    (await ask({ method: 'POST', headers: { Origin } }, body)).status;
  expect(await post('{')).toBe(500);
  expect(await post(MESSAGE, 'https://other.example')).toBe(403);
  expect(log).not.toHaveBeenCalled();
  expect(await post(MESSAGE)).toBe(200);
  expect(readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'))).toEqual([MESSAGE]);
  expect(log).toHaveBeenCalledWith(expect.any(String), { message: 'Hello' });
});
