import { EventEmitter } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySampleEdition, editFile } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';

test('the development server answers with the list of problems until the content is valid', async () => {
  const folder = copySampleEdition();
  vi.stubEnv('SITE_CONTENT_DIR', folder);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { forgetContentFolder } = await import('../src/content/load.ts');
  forgetContentFolder();
  onTestFinished(forgetContentFolder);
  const { contentCheck } = await import('./content-check.ts');

  const watcher = new EventEmitter();
  const use = vi.fn();
  /** The body of the answer, or `passed on` if the request goes to the next handler. */
  const ask = async (url: string): Promise<string> => {
    let answer = 'passed on';
    const response = { writeHead: (status: number) => status, end: (page: string) => (answer = page) };
    await use.mock.lastCall?.[0]({ url, headers: {} }, response, () => {});
    return answer;
  };

  const file = join(folder, 'conference.yaml');
  editFile(file, 'city: Galway', 'city: *New*');
  const server = { watcher, ws: { send: vi.fn() }, middlewares: { use }, environments: {}, config: { base: '/' } };
  contentCheck.hooks['astro:server:setup']?.({ server } as never);
  expect(await ask('/home')).toContain('conference.yaml, line 7');
  expect(await ask('/@vite/client')).toBe('passed on');
  cpSync(`${SAMPLE_CONTENT}/conference.yaml`, file);
  watcher.emit('all', 'change', file);
  expect(await ask('/home')).toBe('passed on');
});
