import { goalList } from './page-goals.ts';
import type { PageVerdict } from './page-verdicts.ts';

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** What the visits say, as the section of docs/performance.md. */
export function pageReport(pages: readonly PageVerdict[], rounds: number, chart: string): string {
  const times = table(
    ['Page', 'FCP', '÷ limit', 'LCP', '÷ limit', 'TBT', 'of the limit', 'CLS', 'Main thread', '÷ limit', 'in scripts'],
    pages.map(({ path, site, limit, fcpRatio, lcpRatio, mainThreadRatio }) => [
      `\`${path}\``,
      ms(site.fcp),
      fcpRatio.toFixed(2),
      ms(site.lcp),
      lcpRatio.toFixed(2),
      ms(site.tbt),
      ms(limit.tbt),
      site.cls.toFixed(3),
      ms(site.mainThread),
      mainThreadRatio.toFixed(2),
      ms(site.scripting),
    ]),
  );
  const bytes = table(
    [
      'KB',
      'HTML, with its styles',
      'Fonts',
      'Pictures',
      'First view',
      'Script files',
      'Fetched ahead',
      'Script in the HTML',
    ],
    pages.map(({ path, site, firstView, scripts }) => [
      `\`${path}\``,
      kb(site.bytes.html),
      kb(site.bytes.fonts),
      kb(site.bytes.pictures),
      kb(firstView),
      kb(site.bytes.script),
      kb(site.bytes.ahead),
      kb(scripts.inline),
    ]),
  );
  return [
    `![LCP of each kind of page beside the same page as plain HTML](${chart})`,
    times,
    bytes,
    'Goals:',
    goalList(pages),
    `Visits of each page and of its limit: ${rounds}.`,
  ].join('\n\n');
}
