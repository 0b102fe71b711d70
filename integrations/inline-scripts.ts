import { build, type Plugin } from 'vite';

/**
 * The oldest browsers in which every part of the site works: docs/decisions/0028-oldest-browsers.md.
 * Builds compile scripts and style sheets for them.
 */
export const OLDEST_BROWSERS = ['chrome99', 'firefox98', 'ios15.4', 'safari15.4'];

const QUERY = '?inline-script';

/** `import text from './x.client.ts?inline-script'` gives a script with all it imports, as text for `<script is:inline>`. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleScript(file))}`;
    },
  };
}

/** A script file and all it imports as one classic script, for the oldest browsers that the site supports. */
export async function bundleScript(file: string): Promise<string> {
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
  return script.code.trim();
}
