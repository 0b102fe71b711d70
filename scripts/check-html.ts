/** Checks a built site: `node scripts/check-html.ts [folder]`. Exits with 1 if it finds an issue. */
import process from 'node:process';
import { siteIssues } from './site-issues.ts';

const issues = await siteIssues(process.argv[2] ?? 'dist');
for (const issue of issues) console.error(issue);
console.log(issues.length === 0 ? 'The built pages have no issues.' : `${issues.length} issues`);
process.exitCode = issues.length > 0 ? 1 : 0;
