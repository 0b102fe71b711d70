/** Runs Astro for one kind of build: `node scripts/astro.ts KIND COMMAND`, such as `node scripts/astro.ts sample build`. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import process from 'node:process';

/** Settings of builds for localhost. `self` sends messages to the email mock of the same server, scripts/serve.ts. */
const LOCAL = { SITE_BASE: '', SITE_EMAIL_ORIGIN: 'self', SITE_OUT_DIR: '.local/dist' };

/** Settings of builds for browser tests. Their public folder has only `_headers`, without documents and kept sites. */
const TESTED = { ...LOCAL, SITE_PUBLIC_DIR: '.local/public' };

/** Environment variables for astro.config.ts, by kind of build. */
const KINDS: Record<string, Record<string, string>> = {
  published: {},
  local: LOCAL,
  sample: { ...TESTED, SITE_CONTENT_DIR: 'tests/fixtures/sample-edition', SITE_OUT_DIR: '.local/sample' },
  // This build is below a path, as on GitHub Pages.
  ninth: {
    ...TESTED,
    SITE_BASE: '/mun',
    SITE_CONTENT_DIR: 'tests/fixtures/ninth-edition',
    SITE_OUT_DIR: '.local/mun',
  },
};

const [, , kind = '', ...command] = process.argv;
const settings = KINDS[kind];
if (!settings)
  throw new Error(`“${kind}” is not a kind of build. Write one of these: ${Object.keys(KINDS).join(', ')}.`);
if (settings.SITE_PUBLIC_DIR) cpSync('public/_headers', `${settings.SITE_PUBLIC_DIR}/_headers`);
const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', ...command], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings },
});
process.exitCode = status ?? 1;
