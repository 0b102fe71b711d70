/** What README.md and docs/accessibility.md say of the reports is what stands in them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Reports that sum themselves up in a sentence, which is said again where they are linked. */
const SUMMED_UP = ['docs/reports/access-matrix.md', 'docs/reports/negative-control.md'];
const WHERE = ['README.md', 'docs/accessibility.md'];

for (const report of SUMMED_UP) {
  test(`${report} is linked with its own sum`, () => {
    const [, sum = ''] = /^\*\*(.+)\.\*\*$/m.exec(read(report)) ?? [];
    expect(sum).toMatch(/\d/);
    for (const file of WHERE) {
      expect.soft(read(file), file).toContain(report.replace(/^docs\//, file === 'README.md' ? 'docs/' : ''));
      expect.soft(read(file), file).toContain(sum);
    }
  });
}

test('no report says that something failed or was left out', () => {
  expect(read('docs/reports/access-matrix.md')).toMatch(/, 0 violations, 0 incompletes not reviewed, 0 excluded/);
  const [, found, all] = /\*\*(\d+) of (\d+) faults found/.exec(read('docs/reports/negative-control.md')) ?? [];
  expect(found).toBe(all);
  expect(Number(all)).toBeGreaterThanOrEqual(40);
  expect(read('docs/reports/engines.md')).not.toMatch(/\| (failed|skipped)/);
});

test('README.md tells the numbers of the bench', () => {
  const performance = read('docs/performance.md');
  const ratios = [...performance.matchAll(/^\| `\/\S*` \| [\d.]+ ms \| ([\d.]+) \| [\d.]+ ms \| ([\d.]+) \|/gm)];
  const worst = (index: number) => Math.max(...ratios.map((row) => Number(row[index]))).toFixed(2);
  expect(ratios.length).toBeGreaterThan(10);
  expect(read('README.md')).toContain(
    `FCP at most ${worst(1)} and LCP at most ${worst(2)} times that of the same page`,
  );
});
