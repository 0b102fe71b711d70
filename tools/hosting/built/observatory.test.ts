import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { type Score, scoreOf } from '../observatory/score.ts';
import { ask, type Host, readPaths, startHosts } from './servers.ts';

const REPORT = 'docs/reports/headers.md';
const ENOUGH = 130;

const hosts = await startHosts();
const paths = [...(await readPaths()), '/no-such-page', '/about/'];
const scores = new Map<string, Score>();

afterAll(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  const isComplete = hosts.length === 3 && scores.size === hosts.length * paths.length;
  if (isComplete) await writeReport();
});

describe.each(hosts)('$name', (host: Host) => {
  test.each(paths)(`%s has ${ENOUGH} points or more at Mozilla’s Observatory`, async (path) => {
    const answer = await ask(host, path);
    const cors = await ask(
      host,
      path,
      { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' },
      'OPTIONS',
    );
    const score = scoreOf(path, answer, cors);
    scores.set(`${host.name} ${path}`, score);
    expect(score.score, score.reasons.join(', ')).toBeGreaterThanOrEqual(ENOUGH);
  });
});

test('the Observatory takes points from an answer without headers', async () => {
  const [host] = hosts;
  if (!host) throw new Error('No server runs.');
  const answer = { ...(await ask(host, '/home')), headers: { 'content-type': 'text/html' } };
  expect(scoreOf('/home', answer, answer).score).toBeLessThan(60);
});

/** Writes the table that the documents link to: only when every host was there, so that no column goes missing. */
async function writeReport(): Promise<void> {
  const cell = (host: Host, path: string) => scores.get(`${host.name} ${path}`)?.score;
  const rows = paths.map((path) => `| ${[`\`${path}\``, ...hosts.map((host) => cell(host, path))].join(' | ')} |`);
  const reasons = [...new Set([...scores.values()].flatMap((score) => score.reasons))].sort();
  await mkdir('docs/reports', { recursive: true });
  await writeFile(
    REPORT,
    `# Points at Mozilla’s Observatory

Written by \`npm run hosts\`, which fails below ${ENOUGH} points: what the tests of \`@mdn/mdn-http-observatory\` give for the answers of each server to each address. \`/no-such-page\` is answered with 404, \`/about/\` with a redirect.

| address | ${hosts.map(({ name }) => name).join(' | ')} |
| --- |${' --- |'.repeat(hosts.length)}
${rows.join('\n')}

To the 100 points of the start these are added: ${reasons.map((reason) => `\`${reason}\``).join(', ')}. A valid certificate and the redirect from http to https are taken for granted; they are the host’s part.
`,
  );
}
