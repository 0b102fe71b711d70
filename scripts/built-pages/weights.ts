import { type Budget, budgetOf } from './budgets.ts';
import { firstViewPictures, type Screen } from './first-view-pictures.ts';
import type { BuiltPages } from './pages.ts';
import { scriptsOf } from './scripts.ts';

const PHONE = { width: 390, density: 2 };
const DESKTOP = { width: 1440, density: 1 };

/** What a budget's numbers are called. */
const NAMES: Record<keyof Budget, string> = {
  html: 'HTML',
  fonts: 'fonts',
  phonePictures: 'pictures of the first view on a phone',
  desktopPictures: 'pictures of the first view on a large screen',
  script: 'scripts, apart from React’s runtime',
  runtime: 'React’s runtime',
  inlineScript: 'scripts in the page itself',
  firstView: 'the first view on a phone in all, scripts apart',
};

/** The built site, as hosts send it. Paths are as in the pages, base path included. */
export interface SentFiles {
  /** Bytes as they are sent, compressed where that helps. */
  sizeOf: (path: string) => number;
  textOf: (path: string) => string | undefined;
}

/** What each page weighs too much, by the budgets in budgets.ts. */
export function weightProblems(pages: BuiltPages, pathOf: (file: string) => string, files: SentFiles): string[] {
  return [...pages].flatMap(([file, html]) => {
    const is = weightOf(html, pathOf(file), files);
    const mayBe = budgetOf(file);
    return (Object.keys(NAMES) as (keyof Budget)[])
      .filter((kind) => is[kind] > mayBe[kind])
      .map(
        (kind) =>
          `${file}: ${NAMES[kind]}: ${is[kind]} bytes, and ${mayBe[kind]} are allowed. Make it lighter, or raise its budget in scripts/built-pages/budgets.ts and say why.`,
      );
  });
}

/** What a page weighs, by kind. @param path of its file, such as `/home.html` */
export function weightOf(html: string, path: string, { sizeOf, textOf }: SentFiles): Budget {
  const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((total, each) => total + sizeOf(each), 0);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  const ornaments = styles.flatMap(drawingsIn);
  const pictures = (screen: Omit<Screen, 'isDark'>) =>
    sum(ornaments) + Math.max(...[false, true].map((isDark) => sum(firstViewPictures(html, { ...screen, isDark }))));
  const scripts = scriptsOf(html, textOf);
  const weight = {
    html: sizeOf(path),
    fonts: sum(preloads(html).filter((each) => each.endsWith('.woff2'))),
    phonePictures: pictures(PHONE),
    desktopPictures: pictures(DESKTOP),
    script: sum(scripts.own),
    runtime: sum(scripts.runtime),
    inlineScript: scripts.inline.reduce((total, text) => total + Buffer.byteLength(text), 0),
  };
  const { html: page, fonts, phonePictures } = weight;
  return { ...weight, firstView: page + fonts + phonePictures };
}

function preloads(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => tag.includes('rel="preload"'))
    .flatMap(([tag]) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** Drawings that styles may show: more than any one page does. */
function drawingsIn(sheet: string): string[] {
  return [...sheet.matchAll(/url\(["']?([^"')]+\.svg)["']?\)/g)].map(([, path = '']) => path);
}
