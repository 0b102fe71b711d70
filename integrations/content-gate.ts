import { resolve } from 'node:path';
import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../src/content/checks/check-content.ts';
import { formatIssue, type Issue } from '../src/content/reading/issue.ts';
import { LOCALE } from '../src/shared/locale.ts';
import { pluralise } from '../src/shared/words.ts';

/** Editors write a file in several steps; this long after the last it is complete. */
const SETTLED_MS = 100;

type ServerOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

/**
 * Stops a build whose content has problems and lists all of them. The server of `npm run dev` shows the list in place
 * of every page until it is empty.
 * @param folder of the content
 * @param prepare runs after a change of the content, before pages are built from it
 */
export function contentGate(folder: string, prepare: () => Promise<void>): AstroIntegration {
  return {
    name: 'content-gate',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'build' && (await check(folder)).length > 0) process.exit(1);
      },
      'astro:server:setup': (options) => guard(options, folder, prepare),
    },
  };
}

/** Lists all problems in the terminal. */
async function check(folder: string): Promise<Issue[]> {
  const { issues } = await checkContent(folder, 'public');
  const list = issues.map((issue) => `- ${formatIssue(issue)}`).join('\n');
  if (issues.length > 0)
    console.error(
      `\nThe content has ${pluralise(issues.length, 'problem')}. Nothing is built until it is right:\n\n${list}\n`,
    );
  return issues;
}

function guard({ server, refreshContent }: ServerOptions, folder: string, prepare: () => Promise<void>): void {
  let checked = check(folder);
  const refresh = async () => {
    const issues = await check(folder);
    if (issues.length === 0) {
      await prepare();
      await refreshContent?.({}).catch((error) => console.error(error));
    }
    server.ws.send({ type: 'full-reload' });
    return issues;
  };
  const inFolder = `${resolve(folder).replaceAll('\\', '/')}/`;
  let timer: ReturnType<typeof setTimeout>;
  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!resolve(path).replaceAll('\\', '/').startsWith(inFolder)) return;
    clearTimeout(timer);
    // One after the other: Astro may miss a change while it is still reading. A file that disappears while it is read
    // makes one refresh fail, and the next one still runs.
    timer = setTimeout(() => {
      checked = checked.then(refresh, refresh);
    }, SETTLED_MS);
  });
  server.middlewares.use(async (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    const issues = isPage ? await checked : [];
    if (issues.length === 0) return next();
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(contentPage(issues, server.config.base));
  });
}

/** Served in place of every page while the content has mistakes. Vite’s client reloads it when a file is saved. */
function contentPage(issues: readonly Issue[], base: string): string {
  const items = issues.map(
    (issue) => `<li>${formatIssue(issue).replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}`,
  );
  return `<!doctype html>
<html lang="${LOCALE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has problems</title><script type="module" src="${base}@vite/client"></script>
<style>:root { color-scheme: light dark; background: Canvas; font: 1.125rem/1.6 system-ui; overflow-wrap: anywhere; } li { margin: 1rem 0; }</style>
<main><h1>The content has problems</h1>
<p>Save a file, and this page checks again by itself.</p>
<ul>${items.join('\n')}</ul></main></html>`;
}
