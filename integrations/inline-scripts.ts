import { isAbsolute } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * The oldest supported browsers, for which builds compile scripts and style sheets: docs/decisions.md.
 */
export const OLDEST_BROWSERS = ['chrome99', 'firefox98', 'ios15.4', 'safari15.4'];

const QUERY = '?inline-script';

/** `import text from './x.client.ts?inline-script'` is a bundled script as text, for `<script is:inline>`. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { code, files } = await bundleScript(id.slice(0, -QUERY.length));
      // Without this, `npm run dev` would not notice changes in the bundled files.
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/**
 * Bundles a script and its imports into one classic script for the oldest supported browsers.
 * @returns its code, and the files that were bundled
 */
async function bundleScript(file: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: OLDEST_BROWSERS,
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [script] = 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error(`${file} could not be built.`);
  // Modules that the bundler itself adds are left out: they are no files that could be watched.
  return { code: script.code.trim(), files: script.moduleIds.filter(isAbsolute) };
}
