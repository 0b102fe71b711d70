/**
 * Measures how much each server answers beside plain nginx, which serves the same bytes as bare files: no
 * headers, no addresses to tidy, nothing to choose. All take turns in one run, since only the ratio says
 * anything on another machine. Writes docs/reports/load.md. Needs Linux, wrk, Caddy and nginx:
 *
 *   npm run build && node tools/hosting/load.ts
 */
import { execFileSync, fork } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createSiteServer } from '../site-server.ts';
import { DIST, type Host, startCaddy, startNginx } from './built/servers.ts';

const REPORT = 'docs/reports/load.md';
const PAGE = 'home';
const ROUNDS = 8;
const ROUND_S = 4;
const CONNECTIONS = 32;

/** A server and how to learn what memory it uses, in megabytes; by default what the system says of its processes. */
type LoadedHost = Host & { readMemory?: () => Promise<number> };

/** What one server did in all rounds. */
interface Measurement {
  name: string;
  /** Answers a second of each round. */
  rates: number[];
  /** Memory after each round, in megabytes, all its processes together. */
  memory: number[];
}

if (process.send) await serve();
else await measure();

/** The local server in a process of its own, as for visitors. To any message it answers how much memory it uses. */
async function serve(): Promise<void> {
  const server = await createSiteServer({ distDir: DIST, outbox: tmpdir() });
  process.on('message', () => process.send?.(memoryInUse()));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

/** Memory that this process still needs, in megabytes. */
function memoryInUse(): number {
  // What waits to be collected is no leak, and Node lets megabytes of it wait.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
}

async function startLocal(): Promise<LoadedHost> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--expose-gc'] });
  const answer = () => new Promise<number>((settle) => child.once('message', settle as (value: unknown) => void));
  const origin = `http://127.0.0.1:${await answer()}`;
  const stop = async () => void child.kill();
  const readMemory = () => {
    child.send('memory');
    return answer();
  };
  return { name: 'local server', origin, pid: child.pid ?? 0, hasBrotli: true, stop, readMemory };
}

/** nginx on a folder that holds the compressed page and nothing else. */
async function startPlain(): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-'));
  await writeFile(join(folder, PAGE), await readFile(join(DIST, `${PAGE}.html.gz`)));
  const host = await startNginx('plain nginx', `root "${folder}"; default_type text/html;`);
  if (!host) throw new Error('nginx is needed.');
  return host;
}

async function measure(): Promise<void> {
  const caddy = await startCaddy();
  const nginx = await startNginx();
  if (!caddy || !nginx) throw new Error('Caddy and nginx are needed. On Debian: apt-get install caddy nginx wrk');
  const hosts: LoadedHost[] = [await startPlain(), nginx, caddy, await startLocal()];
  const measurements = hosts.map(({ name }): Measurement => ({ name, rates: [], memory: [] }));
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, host] of hosts.entries()) {
      const rate = rateOf(host);
      if (round === 0) continue;
      measurements[index]?.rates.push(rate);
      measurements[index]?.memory.push(await (host.readMemory?.() ?? memoryOf(host.pid)));
    }
  }
  await Promise.all(hosts.map(({ stop }) => stop()));
  await mkdir('docs/reports', { recursive: true });
  await writeFile(REPORT, reportOf(measurements));
  console.log(reportOf(measurements));
}

/** Answers a second; throws if any was not a page. */
function rateOf({ origin }: Host): number {
  const command = ['-t1', `-c${CONNECTIONS}`, `-d${ROUND_S}s`, '-H', 'Accept-Encoding: gzip', `${origin}/${PAGE}`];
  const output = execFileSync('wrk', command, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${origin} failed under load:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Memory of a process and of those that it has started, in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  let kilobytes = 0;
  for (const entry of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    if (Number(entry) === pid || read('PPid') === pid) kilobytes += read('VmRSS');
  }
  return kilobytes / 1024;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function reportOf(measurements: Measurement[]): string {
  const [plain] = measurements;
  const rows = measurements.map(({ name, rates, memory }) => {
    const ratio = (median(rates) / median(plain?.rates ?? [])).toFixed(2);
    return `| ${name} | ${ratio} | ${Math.round(median(rates))} | ${memory.map((value) => Math.round(value)).join(', ')} |`;
  });
  return `# Throughput beside plain nginx

Written by \`npm run build && node tools/hosting/load.ts\` (Linux, with \`wrk\`, \`caddy\` and \`nginx\`). \`/${PAGE}\`, compressed by gzip, to ${CONNECTIONS} connections on loopback; the servers take turns in one run, ${ROUNDS} rounds of ${ROUND_S} seconds after one to warm up. *Plain nginx* serves the same bytes as a bare file, without a header or a rule. Only the ratio can be compared with other machines. Memory after each round is that of all processes of a server; of the local server it is what remains after garbage is collected.

| server | ratio | answers a second (median) | memory after each round, MB |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
