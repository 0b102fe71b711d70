/**
 * Stops publishing when `site` in content/conference.yaml is not the address of the host, because links would be
 * wrong: `node scripts/check-address.ts [address]`. Without an address the host serves the root of a domain, so `site`
 * must have no path.
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
