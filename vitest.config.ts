import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their source. */
export default defineConfig({
  test: {
    name: 'unit',
    // No test leaves anything behind that another could find, and one process per core saves a third of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', '{integrations,scripts,tests/repository}/**/*.test.ts'],
  },
});
