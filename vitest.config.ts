import { defineConfig } from 'vitest/config';

/** Unit tests are beside their source. */
export default defineConfig({
  test: {
    name: 'unit',
    // The limit is long for slow machines, since no test may depend on speed.
    testTimeout: 120_000,
    // Files share processes, which saves a third of the time. Mocks and stubs are restored after each test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Unit tests read a fixture in place of `content/`, which changes with every edition.
    env: { SITE_CONTENT_DIR: 'tests/fixtures/sample-edition', SITE_PUBLIC_DIR: '.local/public' },
    include: ['src/**/*.test.{ts,tsx}', '{integrations,scripts}/**/*.test.ts'],
  },
});
