import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { inlineScripts } from './inline-scripts.ts';

test('in development, a script follows changes of what it imports', async () => {
  const root = realpathSync(
    createFolder({
      'page.ts': `export { default } from './hello.client.ts?inline-script';`,
      'hello.client.ts': `import { words } from './shared/words.ts';\nconsole.log(words);`,
      'shared/words.ts': `export const words = 'as first saved';`,
    }),
  );
  const server = await createServer({ root, configFile: false, logLevel: 'error', plugins: [inlineScripts()] });
  onTestFinished(() => server.close());
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run a module.');
  const script = async () => (await ssr.runner.import('/page.ts')).default;
  expect(await script()).toContain('as first saved');
  writeFileSync(join(root, 'shared/words.ts'), `export const words = 'as saved later';`);
  await expect.poll(script, { timeout: 20_000 }).toContain('as saved later');
});
