/**
 * `node tools/reading-level.ts FOLDER [FILE]`: how hard the texts of a built site are to read, printed or written
 * into a file. `npm run reading` writes docs/reports/reading-level.md.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { readingReport } from './reading/report.ts';

const [folder = 'dist', file] = process.argv.slice(2);
const report = readingReport(folder);
if (file) writeFileSync(file, report);
else console.log(report);
