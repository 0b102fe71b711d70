/** `npm run check`: builds the site into `dist/`, then lists reminders. The build checks the content and its links. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { getContentFolder } from '../src/content/load.ts';
import { contentOf } from '../src/content/read.ts';
import { listReminders } from '../src/content-check/reminders.ts';

console.log('Building the site …');
const { status } = spawnSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(1);
console.log('The content has no mistakes: the site in dist/ can be published.');
const contentFolder = getContentFolder();
for (const { title, places } of listReminders(contentOf(contentFolder), contentFolder))
  console.log(`\n${title}:\n- ${places.join('\n- ')}`);
