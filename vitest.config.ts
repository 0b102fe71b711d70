import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their source. */
export default defineConfig({
  test: {
    name: 'unit',
    // For slow machines: no test may depend on their speed.
    testTimeout: 120_000,
    // One process per core saves a third of the time. What a test replaces is put back before the next.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Never what is edited.
    env: { SITE_CONTENT_DIR: 'tests/fixtures/sample-edition', SITE_PUBLIC_DIR: '.local/public' },
    include: ['src/**/*.test.{ts,tsx}', '{integrations,scripts}/**/*.test.ts'],
  },
});
