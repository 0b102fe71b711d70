import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their source. */
export default defineConfig({
  test: {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}', '{integrations,scripts,tests/repository}/**/*.test.ts'],
  },
});
