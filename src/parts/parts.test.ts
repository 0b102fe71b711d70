import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const components = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

test('the page of the parts names every component', () => {
  const page = readFileSync('src/parts/parts.astro', 'utf8');
  const missing = components.filter((file) => !page.includes(`file="${file}"`));
  expect(missing, 'Add what is missing to src/parts/parts.astro').toEqual([]);
});
