import process from 'node:process';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { formatIssue } from '../src/content/issue.ts';
import { CONTENT_DIR, CONTENT_MODULE, getContentFolder } from '../src/content/load.ts';
import { checkContent } from '../src/content-check/check-content.ts';

/** Checks the content before a build. */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command === 'build') stopIfAny(await listIssues());
    },
  },
};

/** In `npm run dev`, shows the issues in place of the page. */
export const contentCheckInDev: Plugin = {
  name: 'content-check-in-dev',
  apply: 'serve',
  async load(id) {
    if (id !== CONTENT_MODULE) return;
    const issues = await listIssues();
    if (issues.length > 0) throw new Error(reportOf(issues));
  },
};

/** If there are issues, lists them and ends the build. */
export function stopIfAny(issues: readonly string[]): void {
  if (issues.length === 0) return;
  console.error(reportOf(issues));
  process.exit(1);
}

async function listIssues(): Promise<string[]> {
  return (await checkContent(getContentFolder())).map((issue) => formatIssue(issue, CONTENT_DIR));
}

function reportOf(issues: readonly string[]): string {
  return `\n${['The content has mistakes. Do not publish before they are corrected:', ...issues].join('\n\n- ')}`;
}
