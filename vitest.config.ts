import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the source; those of `editions` build the next editions. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'integrations/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/new-edition/rehearsal.test.ts'],
        },
      },
      { test: { name: 'editions', include: ['tools/new-edition/rehearsal.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
