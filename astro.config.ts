import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, sharpImageService } from 'astro/config';
import type { Plugin } from 'vite';
import { copyArchives } from './integrations/archives.ts';
import { contentGate } from './integrations/content-gate.ts';
import { contentLinks } from './integrations/content-links.ts';
import { inlineScripts, OLDEST_BROWSERS } from './integrations/inline-scripts.ts';
import { writeOfflineCopy } from './integrations/offline-copy.ts';
import { writePagePolicies } from './integrations/page-policy.ts';
import { writeSearchIndex } from './integrations/search-index.ts';
import { ARCHIVE_YEAR, CONTENT_DIR, readSettings, readTheme } from './src/content/build-settings.ts';
import { PICTURE_NAME } from './src/content/schemas/picture-names.ts';
import { TOKENS_FILE, themedTokens } from './src/content/theme/palette.ts';
import { writeDrawings } from './src/pictures/drawings.ts';
import { ENCODERS } from './src/pictures/encoding.ts';
import { basePathOf } from './src/shared/base-path.ts';

const { site, country, emailService, offerOfflineCopy } = readSettings();

// One per content folder, since it holds what was read. Not in node_modules, which checkouts may share.
const cacheDir = process.env.SITE_CACHE_DIR ?? `.local/cache/${CONTENT_DIR.replace(/\W+/g, '-')}`;
/** The drawings of the theme. Components and style sheets name them as `@theme/…`. */
const THEME_DIR = resolve(cacheDir, 'theme');

/**
 * The site is published under the path of its address. Local builds are served at the root, archives below their year:
 * docs/decisions/0017-new-edition.md.
 */
const root = process.env.SITE_BASE ?? basePathOf(site);
const base = ARCHIVE_YEAR ? `${root}/${ARCHIVE_YEAR}` : root;

const siteIntegration: AstroIntegration = {
  name: 'site',
  hooks: {
    'astro:config:setup': async ({ command, addClientDirective, injectScript }) => {
      addClientDirective({ name: 'loaded', entrypoint: './src/shell/loaded-directive.client.ts' });
      if (command === 'dev') injectScript('head-inline', readFileSync('integrations/preview-clock.js', 'utf8'));
      await writeDrawings(THEME_DIR);
    },
    // Astro builds scripts for the newest browsers, whatever `vite.build.target` says.
    'astro:build:setup': ({ vite }) => {
      Object.assign(vite.environments?.client?.build ?? {}, { target: OLDEST_BROWSERS });
    },
    'astro:build:done': async ({ dir }) => {
      const distDir = fileURLToPath(dir);
      await writeSearchIndex(distDir, CONTENT_DIR);
      await writePagePolicies(distDir, process.env.SITE_EMAIL_ORIGIN ?? emailService.origin, Boolean(ARCHIVE_YEAR));
      // An archive offers no copy and holds no other archive.
      if (ARCHIVE_YEAR) return;
      await writeOfflineCopy(distDir, base, offerOfflineCopy);
      await copyArchives(distDir);
    },
  },
};

/**
 * Puts CSS modules into layers: components override the parts of `ui/` that they use, `states` overrides both, and
 * browsers without layers show plain HTML.
 */
const layeredModules: Plugin = {
  name: 'layered-modules',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\.module\.css($|\?)/.test(id)) return;
    return `@layer ${id.includes('/src/ui/') ? 'ui' : 'components'} {${code}}`;
  },
};

/** Gives the site the colours of `theme.yaml`: docs/decisions/0046-a-theme-in-the-content.md. */
const themedColours: Plugin = {
  name: 'themed-colours',
  enforce: 'pre',
  transform(_css, id) {
    if (!id.endsWith(`/${TOKENS_FILE}`)) return undefined;
    // Without the file there is nothing to watch, and a new one is seen when the server starts again.
    const file = resolve(CONTENT_DIR, 'theme.yaml');
    if (existsSync(file)) this.addWatchFile(file);
    return themedTokens(readTheme().palette);
  },
};

/** Pictures are below `/images/`, other files that the build names beside scripts: docs/decisions/0037-addresses-of-pictures.md. */
function fileNameOf({ names: [name = ''] }: { names: string[] }): string {
  return `${PICTURE_NAME.test(name) ? 'images' : '_astro'}/[name].[hash][extname]`;
}

export default defineConfig({
  site,
  outDir: process.env.SITE_OUT_DIR ?? 'dist',
  cacheDir,
  // One address per page, without a slash at the end: docs/decisions/0002-addresses.md.
  trailingSlash: 'never',
  base: base || '/',
  build: {
    format: 'file',
    // In the page, with their hash in its policy: a slow phone paints a third sooner. docs/decisions/0001-static-pages-with-islands.md
    inlineStylesheets: 'always',
  },
  image: { service: sharpImageService(ENCODERS) },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: 4321 },
  integrations: [
    // First: the others need content without problems. That of an archive has been checked, with the archives before it.
    !ARCHIVE_YEAR && contentGate(CONTENT_DIR, () => writeDrawings(THEME_DIR)),
    siteIntegration,
    react(),
    // Last: it looks at what the others have written.
    !ARCHIVE_YEAR && contentLinks(CONTENT_DIR),
  ],
  vite: {
    // src/shared/locale.ts
    define: { 'import.meta.env.SITE_LOCALE': JSON.stringify(`en-${country}`) },
    resolve: { alias: { '@theme': THEME_DIR } },
    plugins: [inlineScripts(), layeredModules, themedColours],
    build: {
      target: OLDEST_BROWSERS,
      rolldownOptions: { output: { assetFileNames: fileNameOf } },
      // Drawings and fonts stay files, since the security policy allows no data: addresses.
      // For other files, undefined leaves the decision to Vite.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
    },
  },
});
