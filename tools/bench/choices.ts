import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONTS } from '../font-files.ts';
import { compressTexts } from '../hosting/compress.ts';
import { alternate, builtSite } from './page-speed.ts';
import type { Visit } from './page-visit.ts';
import { writeVariant } from './plain-html.ts';
import { spriteOf } from './sprite.ts';
import { median } from './statistics.ts';

/** Something that the site could do in another way than it does. */
interface Choice {
  does: string;
  instead: string;
  /** Page on which it shows. */
  path: string;
  rewrite?: (html: string, distDir: string) => string;
  /** What else is changed, in the variant's folder. */
  change?: (variantDir: string) => void;
}

/** What a choice makes of a page: medians, and ratios to the page as it is. */
export interface ChoiceVerdict extends Pick<Choice, 'does' | 'instead' | 'path'> {
  fcp: number;
  lcp: number;
  fcpRatio: number;
  lcpRatio: number;
  cls: number;
  clsNow: number;
  /** Bytes that are fetched more, or fewer, until the page is quiet. */
  moreBytes: number;
}

const STYLES = /<style>([\s\S]*?)<\/style>/g;

const CHOICES: readonly Choice[] = [
  {
    does: 'Styles stand in the page',
    instead: 'A sheet for each page, as a file',
    path: '/home',
    rewrite: withSheet,
  },
  {
    does: 'Fonts are preloaded',
    instead: 'Found by the style sheet',
    path: '/home',
    rewrite: (html) => html.replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, ''),
  },
  {
    does: 'Fonts are cut down to the characters of English',
    instead: 'The packages’ whole Latin files',
    path: '/home',
    change: (variantDir) => eachFile(variantDir, /\.woff2$/, wholeFont),
  },
  {
    does: 'Stand-ins have the measures of the fonts',
    instead: 'The system’s fonts as they are',
    path: '/home',
    rewrite: (html) => html.replace(/(size-adjust|(ascent|descent|line-gap)-override):[^;}]+;?/g, ''),
  },
  {
    does: 'Icons stand in the page',
    instead: 'One file that holds all of them',
    path: '/home',
    rewrite: (html, distDir) => spriteOf(html, join(distDir, 'icons.svg'), '/icons.svg'),
  },
  {
    does: 'Pictures are AVIF where the browser knows it',
    instead: 'WebP',
    path: '/committees',
    rewrite: (html) => html.replace(/<source type="image\/avif"[^>]*>/g, ''),
  },
  {
    does: 'Pictures below the first view are lazy',
    instead: 'All are fetched at once',
    path: '/committees',
    rewrite: (html) => html.replaceAll(' loading="lazy"', ''),
  },
  {
    does: 'The first picture is fetched with high priority',
    instead: 'Like any other',
    path: '/',
    rewrite: (html) => html.replaceAll(' fetchPriority="high"', ''),
  },
];

/** Builds the site and a variant for each choice, and visits each variant and the site in turn. */
export async function measureChoices(rounds: number): Promise<ChoiceVerdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const variant = (index: number) => `variant-${index}`;
  try {
    const built = builtSite(folder);
    const verdicts: ChoiceVerdict[] = [];
    await writeVariant(built, join(folder, 'site'), (html) => html);
    for (const [index, choice] of CHOICES.entries()) await writeChoice(choice, built, join(folder, variant(index)));
    for (const [path, choices] of Map.groupBy(CHOICES.entries(), ([, choice]) => choice.path)) {
      const names = ['site', ...choices.map(([index]) => variant(index))];
      const folders = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
      const runs = await alternate(folders, [path], rounds);
      verdicts.push(
        ...choices.map(([index, choice]) =>
          verdictOf(
            choice,
            runs.map((run) => [run.site, run[variant(index)]]),
          ),
        ),
      );
    }
    return verdicts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the choices make of it, as the section of docs/performance.md. */
export function choiceReport(verdicts: readonly ChoiceVerdict[], rounds: number): string {
  const kb = (bytes: number) => `${bytes < 0 ? '−' : '+'}${(Math.abs(bytes) / 1000).toFixed(1)} KB`;
  return [
    '| What the site does | Instead | On | FCP | ÷ as it is | LCP | ÷ as it is | CLS | as it is | Bytes |',
    '| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...verdicts.map(
      ({ does, instead, path, fcp, lcp, fcpRatio, lcpRatio, cls, clsNow, moreBytes }) =>
        `| ${does} | ${instead} | \`${path}\` | ${fcp.toFixed(0)} ms | ${fcpRatio.toFixed(2)} | ${lcp.toFixed(0)} ms | ${lcpRatio.toFixed(2)} | ${cls.toFixed(3)} | ${clsNow.toFixed(3)} | ${kb(moreBytes)} |`,
    ),
    '',
    `Visits of each: ${rounds}.`,
  ].join('\n');
}

async function writeChoice({ rewrite, change }: Choice, built: string, variantDir: string): Promise<void> {
  await writeVariant(built, variantDir, (html) => rewrite?.(html, variantDir) ?? html);
  change?.(variantDir);
  if (change) await compressTexts(variantDir);
}

type Pair = readonly [now: Visit | undefined, instead: Visit | undefined];

function verdictOf({ does, instead, path }: Choice, pairs: readonly Pair[]): ChoiceVerdict {
  const of = (take: (now: Visit, instead: Visit) => number) =>
    median(pairs.flatMap(([now, other]) => (now && other ? [take(now, other)] : [])));
  const all = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, kind) => sum + kind, 0);
  return {
    does,
    instead,
    path,
    fcp: of((_, other) => other.fcp),
    lcp: of((_, other) => other.lcp),
    fcpRatio: of((now, other) => other.fcp / now.fcp),
    lcpRatio: of((now, other) => other.lcp / now.lcp),
    cls: of((_, other) => other.cls),
    clsNow: of((now) => now.cls),
    moreBytes: of((now, other) => all(other) - all(now)),
  };
}

/** The page with a link to a sheet in the place of its styles, which is written beside it. */
function withSheet(html: string, distDir: string): string {
  const styles = [...html.matchAll(STYLES)].map(([, style = '']) => style).join('\n');
  // Pages with the same styles share the file, as they would with a build that made it.
  const sheet = `/_astro/${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(distDir, sheet), styles);
  return html.replace(STYLES, '').replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`);
}

function eachFile(folder: string, pattern: RegExp, change: (file: string) => void): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (pattern.test(file)) change(join(folder, file));
  }
}

function wholeFont(file: string): void {
  const [, source] = Object.entries(FONTS).find(([name]) => file.includes(`/${name.replace('.woff2', '.')}`)) ?? [];
  if (source) copyFileSync(createRequire(import.meta.url).resolve(source), file);
}
