import { budgetOf } from '../built-pages/budgets.ts';
import type { PageScriptBytes } from './page-speed.ts';
import type { PageVerdict } from './page-verdicts.ts';

/** Something that every page is to reach. */
interface Goal {
  words: string;
  /** What a page has instead, in words; nothing where it has reached the goal or has none. */
  missed: (page: PageVerdict) => string | undefined;
}

const RATIO = 1.05;
/** What a script may weigh besides React's runtime. */
const ISLAND_BYTES = 12_000;
/** Less than this moves by nothing that can be seen: a rounded pixel. */
const STILL = 0.001;

const over = (value: number, limit: number, words: string) => (value > limit ? words : undefined);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const runs = (scripts: PageScriptBytes) => scripts.runtime > 0;

const GOALS: readonly Goal[] = [
  {
    words: `FCP at most ${RATIO} of the limit`,
    missed: ({ fcpRatio }) => over(fcpRatio, RATIO, fcpRatio.toFixed(2)),
  },
  {
    words: `LCP at most ${RATIO} of the limit`,
    missed: ({ lcpRatio }) => over(lcpRatio, RATIO, lcpRatio.toFixed(2)),
  },
  { words: 'TBT 0', missed: ({ site }) => over(site.tbt, 0.5, `${site.tbt.toFixed(0)} ms`) },
  { words: 'CLS 0', missed: ({ site }) => over(site.cls, STILL, site.cls.toFixed(3)) },
  {
    words: 'No script file on pages without an island',
    missed: ({ scripts, site }) => (runs(scripts) ? undefined : over(site.bytes.script, 0, kb(site.bytes.script))),
  },
  {
    words: 'On pages with an island, no more than React’s runtime and 12 KB before interaction',
    missed: ({ scripts }) => (runs(scripts) ? over(scripts.own, ISLAND_BYTES, kb(scripts.own)) : undefined),
  },
  {
    words: 'First view at most 100 KB, 125 KB with a committee’s picture, 150 KB on the splash; islands’ scripts apart',
    missed: ({ file, firstView }) => over(firstView, budgetOf(file).firstView, kb(firstView)),
  },
  {
    words: 'The same with islands’ scripts, which come after it',
    missed: ({ file, firstView, site }) =>
      over(firstView + site.bytes.script, budgetOf(file).firstView, kb(firstView + site.bytes.script)),
  },
];

/** Each goal and whether it was met; where it was not, by which pages and what they have. */
export function goalList(pages: readonly PageVerdict[]): string {
  return GOALS.map(({ words, missed }) => {
    const misses = pages.flatMap((page) => {
      const miss = missed(page);
      return miss ? [`\`${page.path}\` ${miss}`] : [];
    });
    return `- ${words}: **${misses.length === 0 ? 'met' : 'missed'}**${misses.length === 0 ? '' : ` by ${misses.join(', ')}`}`;
  }).join('\n');
}
