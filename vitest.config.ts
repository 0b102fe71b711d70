import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the source; those of `hosts` are of the built site, on real servers; those of `editions` build the next ones, that of `scale` a large one; those of `engines` walk the built site in other browsers. */
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
          exclude: ['**/scale.test.ts'],
          // Some copy or build the whole site, archives included, on a machine that has other things to do.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'scale', include: ['tools/hosting/built/scale.test.ts'] } },
      { test: { name: 'editions', include: ['tools/new-edition/rehearsal.test.ts'], testTimeout: 300_000 } },
      { test: { name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
    ],
  },
});
