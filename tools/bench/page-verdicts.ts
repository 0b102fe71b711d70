import type { PageRun, PageScriptBytes, PageSpeed } from './page-speed.ts';
import { KINDS, type Kind, type Visit } from './page-visit.ts';
import { median } from './statistics.ts';

/** What a page's visits say, each number the median of its rounds. */
export interface PageVerdict {
  path: string;
  /** Of the built page. */
  file: string;
  site: MedianVisit;
  limit: MedianVisit;
  /** Medians of the ratios of visits right after one another. */
  fcpRatio: number;
  lcpRatio: number;
  mainThreadRatio: number;
  scripts: PageScriptBytes;
  /** Bytes without scripts, and without what is fetched ahead. */
  firstView: number;
}

export type MedianVisit = Omit<Visit, 'files'>;

const TIMES = ['fcp', 'lcp', 'tbt', 'cls', 'mainThread', 'scripting'] as const;

/** Pages in the order of their visits. */
export function verdictsOf({ runs, scripts, files }: PageSpeed): PageVerdict[] {
  return [...Map.groupBy(runs, ({ path }) => path)].map(([path, same]) => {
    const site = medianVisit(same.map((run) => run.site));
    const ratio = (time: 'fcp' | 'lcp' | 'mainThread') => median(same.map((run) => ratioOf(run, time)));
    const { html, css, fonts, pictures, other } = site.bytes;
    return {
      path,
      file: files.get(path) ?? '',
      site,
      limit: medianVisit(same.map((run) => run.limit)),
      fcpRatio: ratio('fcp'),
      lcpRatio: ratio('lcp'),
      mainThreadRatio: ratio('mainThread'),
      scripts: scripts.get(path) ?? { runtime: 0, own: 0, inline: 0 },
      firstView: html + css + fonts + pictures + other,
    };
  });
}

/** The medians of some visits, each number by itself. */
export function medianVisit(visits: readonly Visit[]): MedianVisit {
  const times = Object.fromEntries(TIMES.map((time) => [time, median(visits.map((visit) => visit[time]))]));
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, median(visits.map((visit) => visit.bytes[kind]))]));
  return { ...(times as Record<(typeof TIMES)[number], number>), bytes: bytes as Record<Kind, number> };
}

function ratioOf({ site, limit }: PageRun, time: 'fcp' | 'lcp' | 'mainThread'): number {
  return site[time] / limit[time];
}
