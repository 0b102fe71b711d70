import { relative, sep } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import { type ContentFolder, contentOf, readContentFolder } from './read.ts';

/** The path of the content folder in the project, with slashes on every system. `SITE_CONTENT_DIR` sets another one. */
export const CONTENT_DIR = relative('', process.env.SITE_CONTENT_DIR || 'content').replaceAll(sep, '/');

/** The folder of files that are served unchanged. `SITE_PUBLIC_DIR` sets another one. */
export const PUBLIC_DIR = process.env.SITE_PUBLIC_DIR || 'public';

let contentFolder: ContentFolder | undefined;

/** The content folder of this build, read once. */
export function getContentFolder(): ContentFolder {
  contentFolder ??= readContentFolder(CONTENT_DIR);
  return contentFolder;
}

/** The name by which Vite knows the module with the content. Pages import this module as `virtual:content`. */
export const CONTENT_MODULE = '\0virtual:content';

/** Makes `virtual:content`. Vite bundles pages apart from the build's own modules, so they do not share `contentFolder`. */
export const contentModule: Plugin = {
  name: 'content-module',
  resolveId: (name) => (name === 'virtual:content' ? CONTENT_MODULE : undefined),
  load: (id) =>
    id === CONTENT_MODULE ? `export const content = ${JSON.stringify(contentOf(getContentFolder()))};` : undefined,
  // Reads the content again when one of its files is saved.
  configureServer({ watcher, environments, ws }) {
    watcher.on('all', (_event, path) => {
      if (relative(CONTENT_DIR, path).startsWith('..')) return;
      contentFolder = undefined;
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send({ type: 'full-reload' });
    });
  },
};
