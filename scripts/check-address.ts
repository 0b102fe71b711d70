/**
 * Stops a publication whose pages would lead elsewhere, since `site` in content/conference.yaml says another
 * address than the one where they will stand: `node scripts/check-address.ts [address]`. Without an address the
 * host serves a domain's root, so that `site` may have no path.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parse } from 'yaml';
import { addressIssue } from './published-address.ts';

const { site } = parse(readFileSync('content/conference.yaml', 'utf8')) as { site: string };
const issue = addressIssue(site, process.argv[2]);
if (issue) {
  console.error(issue);
  process.exitCode = 1;
}
