import { expect, test } from 'vitest';
import { buildReport, medians } from './build-at-scale.ts';

const run = (committees: number, cpu: number) => ({ committees, wall: cpu + 1, cpu, memory: 500 });

test('each size is told by the median of its runs', () => {
  expect(medians([run(50, 20), run(12, 9), run(12, 30), run(12, 10)])).toEqual([run(12, 10), run(50, 20)]);
});

test('the report tells what each committee takes, and each one more', () => {
  expect(buildReport([run(10, 10), run(60, 20)])).toContain('| 60 | 21.0 s | 20.0 s | 0.33 s | 0.20 s | 500 MB |');
});
