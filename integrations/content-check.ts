import { relative } from 'node:path';
import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { formatIssue } from '../src/content/issue.ts';
import { CONTENT_DIR, forgetContentFolder, getContentFolder } from '../src/content/load.ts';
import { checkContent } from '../src/content-check/check-content.ts';
import { escapeHtml } from '../src/shared/html.ts';
import { renewContent } from './content-module.ts';

type ServerOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

/**
 * Checks the content before a build, and stops it with a list of all problems. `npm run dev` shows the list in place of
 * every page until it is empty.
 */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command === 'build') stopIfAny(await findProblems());
    },
    'astro:server:setup': guard,
  },
};

/** Every problem of the content, one line each. */
async function findProblems(): Promise<string[]> {
  return (await checkContent(getContentFolder())).map((issue) => formatIssue(issue, CONTENT_DIR));
}

/** Ends the build with a list of its problems, if there are any. */
export function stopIfAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(titledList('The content has problems. Do not publish before they are solved:', problems));
  process.exit(1);
}

/** A list for the terminal, under its title. */
export function titledList(title: string, lines: readonly string[]): string {
  return `\n${[title, ...lines].join('\n\n- ')}`;
}

/** Shows the problems in place of every page, and checks again when a file of the content is saved. */
function guard({ server }: ServerOptions): void {
  // Must not reject: requests would stay without an answer.
  const find = () => findProblems().catch((error) => [`The check of the content has failed: ${error}`]);
  let problems = find();
  server.watcher.on('all', (_event, path) => {
    if (relative(CONTENT_DIR, path).startsWith('..')) return;
    forgetContentFolder();
    renewContent(server);
    problems = find();
    void problems.then(() => server.ws.send({ type: 'full-reload' }));
  });
  server.middlewares.use(async (request, response, next) => {
    const found = await problems;
    if (found.length === 0 || VITE_REQUEST.test(request.url ?? '')) return next();
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(problemPage(found, server.config.base));
  });
}

/** Scripts of Vite, with which the page of problems reloads itself. */
const VITE_REQUEST = /\/(?:@|node_modules\/)/;

function problemPage(problems: readonly string[], base: string): string {
  const items = problems.map((problem) => `<li>${escapeHtml(problem)}`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has problems</title><script type="module" src="${base}@vite/client"></script>
<style>:root { color-scheme: light dark; background: Canvas; font: 1.125rem/1.6 system-ui; overflow-wrap: anywhere; } li { margin: 1rem 0; white-space: pre-line; }</style>
<main><h1>The content has problems</h1>
<p>This page checks again whenever a file is saved.</p>
<ul>${items.join('\n')}</ul></main></html>`;
}
