/**
 * `node scripts/run-summary.ts CHECK TEST`: the summary of a run on GitHub. Its first line tells what is wrong and which
 * button to press. `CHECK` and `TEST` are the outcomes of these steps: `success`, `failure`, `cancelled` or `skipped`.
 */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const AGAIN =
  'press “Re-run jobs”, then “Re-run failed jobs”. If it is red again, show this page to whoever looks after the code';

const [, , check, test] = process.argv;
const { CHECK_REPORT: file = '' } = process.env;
const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
console.log(`**${headline()}**\n\n${report}`);

function headline(): string {
  if (check === 'success' && test !== 'failure') return 'The check and the tests are in order.';
  // Else it stopped for another reason, such as a browser that did not start.
  const isReported = /could not be built|too little contrast/.test(report);
  if (check === 'failure' && isReported)
    return 'Not published: see below what is wrong, and in which file. Open that file on GitHub, press the pencil, correct it, and press “Commit changes”.';
  return test === 'failure'
    ? `Not published: a test of the code failed. If you changed texts or pictures only, ${AGAIN}.`
    : `Not published: the check did not run to its end. To try again, ${AGAIN}.`;
}
