// @ts-check
/**
 * Runs Astro with its telemetry off: `node scripts/astro.mjs build` builds what is published, a second word builds
 * something for this machine.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** @type {Record<string, Record<string, string>>} */
const PRESETS = {
  /** The published content, with a contact form that talks to the local server. */
  local: { SITE_BASE: '', SITE_OUT_DIR: '.local/dist', SITE_EMAIL_ORIGIN: 'self' },
  /** The sample edition, on which the browser tests run. */
  sample: {
    SITE_BASE: '',
    SITE_CONTENT_DIR: 'tests/sample-edition',
    SITE_OUT_DIR: '.local/sample',
    SITE_EMAIL_ORIGIN: 'self',
  },
  /** The published content below a path, as on GitHub Pages. */
  base: { SITE_BASE: '/mun', SITE_OUT_DIR: '.local/mun' },
};

const [command = 'build', preset] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', command], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...(preset ? PRESETS[preset] : {}) },
});
process.exitCode = status ?? 1;
