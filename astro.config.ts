import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { findTakenNames, hideOtherPhases, readPages } from './integrations/built-pages.ts';
import { contentCheck, contentCheckInDev, stopIfAny } from './integrations/content-check.ts';
import { findDeadLinks, servedPaths } from './integrations/dead-links.ts';
import { inlineScripts, OLDEST_BROWSERS } from './integrations/inline-scripts.ts';
import { writePagePolicies } from './integrations/page-policy.ts';
import { writeSearchIndex } from './integrations/search-index.ts';
import { EMAIL_PATH, receiveMessage } from './scripts/email-mock.ts';
import { CONTENT_DIR, contentModule, getContentFolder, PUBLIC_DIR } from './src/content/load.ts';
import { contentOf } from './src/content/read.ts';
import { PICTURE_FILE } from './src/content/schemas/fields.ts';
import { emailOrigin } from './src/features/contact/email-origin.ts';
import { sourceImageModule } from './src/pictures/source-image-module.ts';
import { SEARCH_INDEX_PATH } from './src/routes.ts';
import { basePathOf } from './src/shared/base-path.ts';
import { HASHED_FOLDERS } from './src/shared/files.ts';

// The defaults apply while `conference.yaml` has mistakes, which integrations/content-check.ts reports.
const { site, country } = getContentFolder().typed.conference ?? { site: 'https://example.org', country: 'GB' };

// Each content folder has its own cache. Astro's default is in node_modules, a folder that checkouts may share.
const cacheDir = `.local/cache/${CONTENT_DIR.replace(/\W+/g, '-')}`;
/** The base path: that of the published address, unless `SITE_BASE` sets another one, as for local builds. */
const base = process.env.SITE_BASE ?? basePathOf(site);

const siteIntegration: AstroIntegration = {
  name: 'site',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('head-inline', readFileSync('integrations/preview-clock.js', 'utf8'));
    },
    // In `npm run dev`, the email mock receives the messages of the contact form.
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(EMAIL_PATH, receiveMessage);
    },
    // Astro ignores `vite.build.target` for scripts of the browser, so their target is set here.
    'astro:build:setup': ({ vite }) => {
      Object.assign(vite.environments?.client?.build ?? {}, { target: OLDEST_BROWSERS });
    },
    'astro:build:done': async ({ dir, assets }) => {
      const distDir = fileURLToPath(dir);
      const made = [...assets.values()].flat().map((url) => url.href.slice(dir.href.length));
      stopIfAny(findTakenNames([...made, SEARCH_INDEX_PATH.slice(1)], PUBLIC_DIR));
      const { conference } = contentOf(getContentFolder());
      const built = await readPages(distDir);
      const pages = built.map((page) => hideOtherPhases(page, conference, Date.now()));
      stopIfAny(findDeadLinks(pages, servedPaths(distDir), base, getContentFolder()));
      await writeSearchIndex(distDir, pages);
      await writePagePolicies(pages, emailOrigin(conference));
    },
  },
};

/**
 * Puts CSS modules into cascade layers: other modules override those of `src/ui/`, in whatever order they are loaded.
 * Browsers without cascade layers ignore these styles.
 */
const layeredModules: Plugin = {
  name: 'layered-modules',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\.module\.css($|\?)/.test(id)) return;
    return `@layer ${id.includes('/src/ui/') ? 'ui' : 'components'} {${code}}`;
  },
};

/** Hashed pictures have their own folder; other hashed files, such as fonts, are beside the scripts. */
function fileNameOf({ names: [name = ''] }: { names: string[] }): string {
  return `${PICTURE_FILE.test(name) ? HASHED_FOLDERS.pictures : HASHED_FOLDERS.others}/[name].[hash][extname]`;
}

export default defineConfig({
  site,
  outDir: process.env.SITE_OUT_DIR ?? 'dist',
  publicDir: PUBLIC_DIR,
  cacheDir,
  // One address per page, without a slash at the end: docs/decisions.md.
  trailingSlash: 'never',
  base: base || '/',
  build: {
    format: 'file',
    // With inline styles, the first paint on a slow phone is a third sooner: docs/decisions.md.
    inlineStylesheets: 'always',
  },
  image: { service: { entrypoint: './src/pictures/image-service.ts' } },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    // The content check comes first, since the next integration needs valid content.
    contentCheck,
    siteIntegration,
    react(),
  ],
  vite: {
    // This value is read in src/shared/locale.ts.
    define: { 'import.meta.env.SITE_LOCALE': JSON.stringify(`en-${country}`) },
    resolve: { alias: { '@content': resolve(CONTENT_DIR) } },
    plugins: [contentCheckInDev, contentModule, sourceImageModule, inlineScripts(), layeredModules],
    build: {
      target: OLDEST_BROWSERS,
      rolldownOptions: { output: { assetFileNames: fileNameOf } },
      // SVG drawings and fonts stay files, since the security policy forbids data: addresses. The scripts of single pages
      // are always inline, so that these pages load no script file. For other files, undefined leaves the decision to Vite.
      assetsInlineLimit: (file) =>
        /\.(svg|woff2)$/.test(file) ? false : file.includes('_astro_type_script_') ? true : undefined,
    },
  },
});
