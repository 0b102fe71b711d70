import { appendFileSync } from 'node:fs';
import process from 'node:process';

/** Adds a text to the page on which GitHub sums up the run of a workflow. Elsewhere it does nothing. */
export function addToJobSummary(text: string): void {
  const { GITHUB_STEP_SUMMARY: file } = process.env;
  // The page is Markdown, in which these characters would be markup.
  if (file) appendFileSync(file, `${text.replace(/[\\<>`*_[\]]/g, '\\$&')}\n`);
}
