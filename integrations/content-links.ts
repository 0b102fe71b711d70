import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ELEMENT_NODE, type Node, parse, walkSync } from 'ultrahtml';
import { querySelector } from 'ultrahtml/selector';
import { checkBuiltLinks } from '../src/content/checks/check-content.ts';
import type { LinkTargets } from '../src/content/checks/link-targets.ts';
import { formatIssue } from '../src/content/reading/issue.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { addToJobSummary } from './job-summary.ts';

/**
 * Stops a build in which a link of the content leads nowhere, and names the file and the line. Only the built pages know
 * their anchors: docs/decisions/0015-content-checks.md.
 * @param folder of the content
 */
export function contentLinks(folder: string): AstroIntegration {
  return {
    name: 'content-links',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const issues = checkBuiltLinks(folder, builtTargets(fileURLToPath(dir)));
        if (issues.length === 0) return;
        const list = issues.map((issue) => `- ${formatIssue(issue)}`).join('\n');
        const report = `Links that lead nowhere (${issues.length}). Do not publish this build. Correct them:\n\n${list}`;
        console.error(`\n${report}\n`);
        addToJobSummary(report);
        process.exit(1);
      },
    },
  };
}

/** What links can lead to on a built site. */
export function builtTargets(distDir: string): LinkTargets {
  const files = globSync('**/*.*', { cwd: distDir }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const pages = new Map(files.filter((file) => file.endsWith('.html')).map((file) => [pagePath(file, ''), file]));
  return {
    pages: [...pages.keys()],
    hasFile: (path) => files.includes(path),
    anchorsOn: (page) => anchorsIn(readFileSync(join(distDir, pages.get(page) ?? ''), 'utf8')),
  };
}

/** Ids in the main part of a page; those of headings and sections first, as suggestions. */
function anchorsIn(html: string): string[] {
  const main: Node | undefined = querySelector(parse(html), 'main');
  const ids: string[] = [];
  const places: string[] = [];
  if (main)
    walkSync(main, (node) => {
      if (node.type !== ELEMENT_NODE || !node.attributes.id) return;
      (/^(h[2-6]|section)$/.test(node.name) ? places : ids).push(node.attributes.id);
    });
  return [...places, ...ids];
}
