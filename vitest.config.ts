import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the source; those of `hosts` are of the built site, on real servers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/hosting/built/**'],
        },
      },
      { test: { name: 'hosts', include: ['tools/hosting/built/*.test.ts'] } },
    ],
  },
});
