import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_SCHOOL } from '../support/first-school.ts';

/** What may stay, by file: words that are not about the school. */
const ALLOWED: Record<string, string[]> = {
  // Ordinals of any edition.
  'src/shared/words.ts': ['ninth'],
};

test('no code has a word of the school that it was first written for', () => {
  const files = globSync('{src,integrations,scripts}/**/*.{ts,tsx,astro,css,js,mjs,md,yaml}', {
    exclude: ['**/*.test.{ts,tsx}', '**/*.cases.yaml'],
  });
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (line.match(FIRST_SCHOOL) ?? [])
          .filter((word) => !ALLOWED[file.replaceAll('\\', '/')]?.includes(word))
          .map((word) => `${file}:${index + 1}: ${word}`),
      ),
  );
  expect(found).toEqual([]);
});

test('its words would be found', () => {
  expect('Done at Lucknow, for grades 6 and 7 only'.match(FIRST_SCHOOL)).toEqual(['Lucknow', 'grades']);
  expect('An upgrade of the Indiana'.match(FIRST_SCHOOL)).toBeNull();
});
