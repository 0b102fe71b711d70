import { expect, test } from 'vitest';
import { pageChart } from './page-chart.ts';
import { pageReport } from './page-report.ts';
import type { PageRun } from './page-speed.ts';
import { verdictsOf } from './page-verdicts.ts';
import type { Visit } from './page-visit.ts';

const visit = (lcp: number, given: Partial<Visit> = {}): Visit => ({
  fcp: 1000,
  lcp,
  tbt: 0,
  cls: 0,
  mainThread: 500,
  scripting: 5,
  bytes: { html: 5000, css: 8000, fonts: 38_000, pictures: 0, script: 0, ahead: 0, other: 0 },
  files: new Map(),
  ...given,
});
const run = (path: string, site: Visit, limit: Visit): PageRun => ({ path, site, limit });

function reportOf(...runs: PageRun[]): string {
  const scripts = new Map(runs.map(({ path }) => [path, { runtime: 0, own: 0, inline: 900 }]));
  const files = new Map(runs.map(({ path }) => [path, `${path.slice(1)}.html`]));
  return pageReport(verdictsOf({ runs, scripts, files }), 3, 'chart.svg');
}

test('each page is told by the median of the ratios of its visits', () => {
  const report = reportOf(
    run('/about', visit(1000), visit(1000)),
    run('/about', visit(4400), visit(4000)),
    run('/about', visit(1200), visit(1100)),
  );
  expect(report).toContain('| `/about` | 1000 ms | 1.00 | 1200 ms | 1.09 |');
  expect(report).toContain('LCP at most 1.05 of the limit: **missed** by `/about` 1.09');
  expect(report).toContain('FCP at most 1.05 of the limit: **met**');
});

test('every goal can be missed', () => {
  const bad = visit(2000, {
    fcp: 2000,
    tbt: 10,
    cls: 0.1,
    bytes: { ...visit(0).bytes, script: 1000, pictures: 90_000 },
  });
  const goals = reportOf(run('/about', bad, visit(1000))).split('Goals:')[1] ?? '';
  // Without an island there is none whose scripts could weigh too much.
  expect(goals.match(/\*\*missed\*\*/g)).toHaveLength(7);
  expect(goals).toContain('No script file on pages without an island: **missed** by `/about` 1.0 KB');
});

test('the chart has a bar and a mark for each page', () => {
  const chart = pageChart([
    { name: '/a<b', site: 2000, limit: 1000 },
    { name: '/c', site: 500, limit: 500 },
  ]);
  expect(chart).toContain('/a&lt;b</text><rect class="site" x="230" y="64" width="460"');
  expect(chart.match(/class="limit"/g)).toHaveLength(3);
  expect(chart).toContain('prefers-color-scheme:dark');
});
