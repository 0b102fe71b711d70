import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../src/content/check.ts';
import { checkLinks, type LinkTargets } from '../src/content/check-links.ts';
import { formatIssue } from '../src/content/issue.ts';
import { CONTENT_DIR, forgetContent, loadContent } from '../src/content/load.ts';
import { pagePath } from '../src/shared/base-path.ts';

type ServerOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

/**
 * Stops a build whose content has problems, and lists all of them: before it begins, and once more at its end for the
 * anchors of links, which only built pages have. The server of `npm run dev` shows the list in place of every page until
 * it is empty.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'build') stopIfAny(await findProblems());
      },
      'astro:build:done': ({ dir }) => {
        const targets = builtTargets(fileURLToPath(dir));
        const issues = loadContent().files.flatMap((file) => checkLinks(file, targets));
        stopIfAny(issues.map((issue) => formatIssue(issue, CONTENT_DIR)));
      },
      'astro:server:setup': guard,
    },
  };
}

async function findProblems(): Promise<string[]> {
  return (await checkContent(loadContent())).map((issue) => formatIssue(issue, CONTENT_DIR));
}

function stopIfAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(`\nThe content has problems. Do not publish before they are solved:\n`);
  for (const problem of problems) console.error(`- ${problem}\n`);
  process.exit(1);
}

/** What links can lead to on a built site. */
function builtTargets(distDir: string): LinkTargets {
  const files = globSync('**/*.*', { cwd: distDir }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const pages = new Map(files.filter((file) => file.endsWith('.html')).map((file) => [pagePath(file, ''), file]));
  const htmlOf = (page: string) => readFileSync(join(distDir, pages.get(page) ?? ''), 'utf8');
  return {
    pages: [...pages.keys()],
    hasFile: (path) => files.includes(path),
    idsOn: (page) => [...htmlOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
  };
}

/** Shows the problems in place of every page, and looks again whenever a file of the content is saved. */
function guard({ server, refreshContent }: ServerOptions): void {
  let problems = findProblems();
  const inFolder = `${resolve(CONTENT_DIR).replaceAll('\\', '/')}/`;
  server.watcher.add(CONTENT_DIR);
  server.watcher.on('all', (_event, path) => {
    if (!resolve(path).replaceAll('\\', '/').startsWith(inFolder)) return;
    forgetContent();
    // One after the other: Astro may miss a change while it is still reading.
    problems = problems.then(async () => {
      const found = await findProblems();
      if (found.length === 0) await refreshContent?.({}).catch((error: unknown) => console.error(error));
      server.ws.send({ type: 'full-reload' });
      return found;
    });
  });
  server.middlewares.use(async (request, response, next) => {
    const found = request.headers.accept?.includes('text/html') ? await problems : [];
    if (found.length === 0) return next();
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(problemPage(found, server.config.base));
  });
}

/** Vite’s client reloads it when a file is saved. */
function problemPage(problems: readonly string[], base: string): string {
  const items = problems.map((problem) => `<li>${problem.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has problems</title><script type="module" src="${base}@vite/client"></script>
<style>:root { color-scheme: light dark; background: Canvas; font: 1.125rem/1.6 system-ui; overflow-wrap: anywhere; } li { margin: 1rem 0; }</style>
<main><h1>The content has problems</h1>
<p>Save a file, and this page checks again by itself.</p>
<ul>${items.join('\n')}</ul></main></html>`;
}
