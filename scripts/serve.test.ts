import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

test.each(['abc', '99999'])('%s as a port ends in a sentence, not in a trace', (port) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.ts', port], { encoding: 'utf8' });
  expect(stderr).toBe(`“${port}” is not a port. Write a number up to 65535, for example: npm start -- 5000\n`);
  expect(status).toBe(1);
});
