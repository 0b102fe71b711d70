import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Pictures that committees of the sample edition show. */
const pictures = readdirSync('tests/fixtures/sample-edition/committees')
  .map((name) => readFileSync(`tests/fixtures/sample-edition/committees/${name}`, 'utf8').split(/^---$/m)[1] ?? '')
  .flatMap((fields) => (parse(fields) as { image?: string }).image ?? []);

test('every picture of the sample edition is there', () => {
  const missing = pictures.filter((path) => !existsSync(`public${path}`));
  expect(pictures.length).toBeGreaterThan(0);
  expect(
    missing,
    'Tests need these pictures, even where the site no longer shows them. Bring each back with its variants: git log --diff-filter=D -- public/images names the commit that removed it, and git checkout COMMIT^ -- "public/images/committees/NAME*" restores it.',
  ).toEqual([]);
});
