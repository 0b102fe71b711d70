/** Scripts of a page that come without anybody asking for them. */
export interface PageScripts {
  /** Texts that stand in the page itself and run; data for search engines is not among them. */
  inline: string[];
  /** Paths of React's runtime: what hydrates an island, and what that imports. */
  runtime: Set<string>;
  /** Paths of all other files: scripts of the page, islands, and what they import. */
  own: Set<string>;
}

/**
 * Lists the scripts that a page runs before a visitor does anything. What an island imports only when it is
 * used (`import()`) is not among them.
 * @param html a built page
 * @param readScript gives the text of a script by its path, such as `/_astro/client.js`; nothing if there is none
 */
export function scriptsOf(html: string, readScript: (path: string) => string | undefined): PageScripts {
  const inline: string[] = [];
  const own: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const [, src] = /\bsrc="([^"]+)"/.exec(attributes) ?? [];
    if (src) own.push(src);
    else if (!/type="(application\/(ld\+)?json|speculationrules)"/.test(attributes)) {
      inline.push(text);
      own.push(...importsOf(text));
    }
  }
  own.push(...valuesOf(html, 'component-url'));
  const runtime = withImports(valuesOf(html, 'renderer-url'), readScript);
  return { inline, runtime, own: withImports(own, readScript).difference(runtime) };
}

function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value);
}

/** Paths, and all that is imported from there on. */
function withImports(paths: readonly string[], readScript: (path: string) => string | undefined): Set<string> {
  const found = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    waiting.push(...importsOf(readScript(path) ?? '').map((name) => name.replace(/^\.\//, folder)));
  }
  return found;
}

/** What a script imports at its start; `import()` has a bracket where these have a name or the address. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/\b(?:import|from)\s*["'`](\.?\/[^"'`]+)["'`]/g)].map(([, path = '']) => path);
}
