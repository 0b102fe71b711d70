/**
 * `node scripts/code-changed.ts`: prints `changed=false` if only texts, pictures and documents have changed since the last
 * commit on `main` that passed, otherwise `changed=true`, also when GitHub does not answer.
 */
import { execFileSync } from 'node:child_process';
import { git } from '../src/shared/git.ts';

/** Compared with the last commit that passed: failed code must not be published with the next text. */
const LAST_PASSED = 'run list --workflow test-and-publish.yml --branch main --event push --status success --limit 1';
const CODE = [['.', ':!content', ':!public', ':!docs'], ['public/_headers']];

console.log(`changed=${codeHasChanged()}`);

function codeHasChanged(): boolean {
  try {
    const found = execFileSync('gh', [...LAST_PASSED.split(' '), '--json', 'headSha'], { encoding: 'utf8' });
    const [{ headSha }] = JSON.parse(found);
    return CODE.some((paths) => git(['diff', '--quiet', headSha, 'HEAD', '--', ...paths]).status !== 0);
  } catch (error) {
    console.error(error);
    return true;
  }
}
