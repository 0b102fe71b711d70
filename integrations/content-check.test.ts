import { EventEmitter } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySampleEdition, editFile } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';

test('the development server answers with the list of problems until there are none', async () => {
  const folder = copySampleEdition();
  vi.stubEnv('SITE_CONTENT_DIR', folder);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { forgetContent } = await import('../src/content/load.ts');
  forgetContent();
  onTestFinished(forgetContent);
  const { contentCheck } = await import('./content-check.ts');

  const file = join(folder, 'conference.yaml');
  const watcher = new EventEmitter();
  const use = vi.fn();
  const save = (change: () => void) => {
    change();
    watcher.emit('all', 'change', file);
  };
  /** What the server answers, or that it passes the request on. */
  const ask = async (url: string): Promise<string> => {
    let answer = 'passed on';
    const response = { writeHead: (status: number) => status, end: (page: string) => (answer = page) };
    await use.mock.lastCall?.[0]({ url, headers: {} }, response, () => {});
    return answer;
  };

  editFile(file, 'city: Galway', 'city: *New*');
  const server = { watcher, ws: { send: vi.fn() }, middlewares: { use }, environments: {}, config: { base: '/' } };
  contentCheck.hooks['astro:server:setup']?.({ server } as never);
  for (const url of ['/home', '/calendar/conference.ics']) expect(await ask(url)).toContain('conference.yaml, line 11');
  expect(await ask('/@vite/client')).toBe('passed on');
  save(() => cpSync(`${SAMPLE_CONTENT}/conference.yaml`, file));
  expect(await ask('/home')).toBe('passed on');
  save(() => editFile(file, /dates:\n.*\n.*/, 'dates: soon'));
  expect(await ask('/home')).toContain('dates: Write a group of fields here');
});
