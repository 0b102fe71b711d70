import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { formatIssue } from '../src/content/issue.ts';
import { CONTENT_DIR, getContentFolder } from '../src/content/load.ts';
import { checkContent } from '../src/content-check/check-content.ts';

const TITLE = 'The content has problems. Do not publish before they are solved:';

/** Checks the content before a build. In `npm run dev`, content-module.ts does so for each page. */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command === 'build') stopIfAny(await findProblems());
    },
  },
};

/** Every problem of the content, one line each. */
async function findProblems(): Promise<string[]> {
  return (await checkContent(getContentFolder())).map((issue) => formatIssue(issue, CONTENT_DIR));
}

/** @throws an error with a list of all problems, which the development server shows in place of the page */
export async function throwIfAny(): Promise<void> {
  const problems = await findProblems();
  if (problems.length > 0) throw new Error(titledList(TITLE, problems));
}

/** Ends the build with a list of its problems, if there are any. */
export function stopIfAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(titledList(TITLE, problems));
  process.exit(1);
}

/** A list for the terminal, under its title. */
export function titledList(title: string, lines: readonly string[]): string {
  return `\n${[title, ...lines].join('\n\n- ')}`;
}
