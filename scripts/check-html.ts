/** Checks a built site: `node scripts/check-html.ts [folder]`. Exits with 1 if it has a problem. */
import process from 'node:process';
import { siteProblems } from './site-problems.ts';

const problems = await siteProblems(process.argv[2] ?? 'dist');
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The built pages have no problems.' : `${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
