/** Lists mistakes in the content, and what is left to do before the site is published. Exits with 1 on a mistake. */
import process from 'node:process';
import { checkContent } from '../src/content/check.ts';
import { formatIssue } from '../src/content/issue.ts';
import { CONTENT_DIR, loadContent } from '../src/content/load.ts';
import { listReminders } from '../src/content/reminders.ts';

const content = loadContent();
const issues = await checkContent(content);
printList(issues.length === 0 ? 'The content has no problems.' : `Problems in the content (${issues.length}):`, [
  ...issues.map((issue) => formatIssue(issue, CONTENT_DIR)),
]);
const { edition } = content;
const reminders = edition && issues.length === 0 ? await listReminders(edition, content, Date.now()) : [];
if (reminders.length > 0) printList('Still to do. This stops nothing:', reminders);
process.exitCode = issues.length > 0 ? 1 : 0;

function printList(title: string, lines: readonly string[]): void {
  console.log(`\n${title}`);
  for (const line of lines) console.log(`\n- ${line}`);
}
