import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** Folders of a build of its own, apart from the site's. */
export interface BuildFolders {
  contentDir: string;
  outDir: string;
  /** Kept between builds if it is the same. */
  cacheDir: string;
}

/** The environment in which a build reads and writes these folders only. */
export function buildEnv({ contentDir, outDir, cacheDir }: BuildFolders): NodeJS.ProcessEnv {
  // What a test runner says of itself, the build would take for its own.
  const { VITEST: _, NODE_ENV: __, BASE_URL: ___, ...env } = process.env;
  return { ...env, SITE_CONTENT_DIR: contentDir, SITE_OUT_DIR: outDir, SITE_CACHE_DIR: cacheDir };
}

/** What starts a build, after the name of Node's own program. */
export const BUILD_ARGUMENTS = ['--env-file=tools/build.env', 'node_modules/astro/bin/astro.mjs', 'build'];

/**
 * Builds an edition.
 * @throws if the build fails; what it says is shown
 */
export function buildEdition(folders: BuildFolders): void {
  execFileSync(process.execPath, BUILD_ARGUMENTS, {
    env: buildEnv(folders),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
