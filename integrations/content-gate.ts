import { resolve } from 'node:path';
import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../src/content/checks/check-content.ts';
import { formatIssue, type Issue } from '../src/content/checks/issue.ts';
import { contentPage } from './content-page.ts';

/** Editors write a file in several steps. After this time they are done. */
const SETTLED_MS = 100;

type ServerOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

/**
 * Stops a build whose content has problems and lists all of them. The server of `npm run dev` shows the list in place
 * of every page until it is empty.
 * @param folder of the content
 */
export function contentGate(folder: string): AstroIntegration {
  return {
    name: 'content-gate',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        const { issues } = await checkContent(folder, 'public');
        if (issues.length === 0) return;
        console.error(listOf(issues));
        process.exit(1);
      },
      'astro:server:setup': (options) => guard(options, folder),
    },
  };
}

/** All problems, as the terminal shows them. */
function listOf(issues: readonly Issue[]): string {
  const count = issues.length === 1 ? 'one problem' : `${issues.length} problems`;
  return `\nThe content has ${count}. Nothing is built until it is right:\n\n${issues.map((issue) => `- ${formatIssue(issue)}`).join('\n')}\n`;
}

function guard({ server, refreshContent }: ServerOptions, folder: string): void {
  const check = async (): Promise<Issue[]> => {
    const { issues } = await checkContent(folder, 'public');
    if (issues.length > 0) console.error(listOf(issues));
    return issues;
  };
  let checked = check();

  async function refresh(): Promise<Issue[]> {
    const issues = await check();
    if (issues.length === 0) await refreshContent?.({}).catch((error) => console.error(error));
    server.ws.send({ type: 'full-reload' });
    return issues;
  }

  // One after the other: Astro may miss a change while it is still reading. A file that disappears while it is read
  // makes one refresh fail, and the next one still runs.
  function lookAgain(): void {
    checked = checked.then(refresh, refresh);
  }

  const inFolder = `${resolve(folder).replaceAll('\\', '/')}/`;
  let timer: ReturnType<typeof setTimeout>;
  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!resolve(path).replaceAll('\\', '/').startsWith(inFolder)) return;
    clearTimeout(timer);
    timer = setTimeout(lookAgain, SETTLED_MS);
  });
  server.middlewares.use(async (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    const issues = isPage ? await checked : [];
    if (issues.length === 0) return next();
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(contentPage(issues, server.config.base));
  });
}
