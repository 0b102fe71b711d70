import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the source; those of `hosts` ask the built site on real servers; those of `editions` build the next editions. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/hosting/built/**', 'tools/new-edition/rehearsal.test.ts'],
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tools/hosting/built/*.test.ts'],
          // Some copy or build the whole site, archives included, on a machine that has other things to do.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'editions', include: ['tools/new-edition/rehearsal.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
