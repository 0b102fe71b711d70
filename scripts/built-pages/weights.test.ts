import { expect, test } from 'vitest';
import { budgetOf } from './budgets.ts';
import { firstViewPictures, shownWidth } from './first-view-pictures.ts';
import { type SentFiles, weightOf, weightProblems } from './weights.ts';

const PICTURE = `<picture>
  <source type="image/avif" srcSet="/n-400.avif 400w, /n.avif 800w" sizes="50vw" media="screen and (prefers-color-scheme: dark)"/>
  <source type="image/avif" srcSet="/d-400.avif 400w, /d.avif 800w" sizes="50vw"/>
  <img src="/d.webp" alt=""/></picture>`;
const PAGE = `<link rel="preload" href="/f.woff2" as="font"><style>a{background:url(/o.svg)}b{mask:url("/o.svg")}</style>
  <script>go()</script>${PICTURE}<picture><img src="/far.webp" loading="lazy"/></picture><img src="/alone.svg">`;

const SIZES: Record<string, number> = {
  '/about.html': 9000,
  '/f.woff2': 12_000,
  '/o.svg': 500,
  '/d.avif': 60_000,
  '/d-400.avif': 20_000,
  '/n-400.avif': 21_000,
  '/alone.svg': 100,
  '/far.webp': 999_999,
};
const files: SentFiles = {
  sizeOf: (path) => SIZES[path] ?? 0,
  textOf: () => '',
};

test('the first view holds what is not lazy, in the file that a screen takes', () => {
  expect(firstViewPictures(PAGE, { width: 390, density: 2, isDark: false })).toEqual(['/d-400.avif', '/alone.svg']);
  expect(firstViewPictures(PAGE, { width: 390, density: 2, isDark: true })).toEqual(['/n-400.avif', '/alone.svg']);
  expect(firstViewPictures(PAGE, { width: 1440, density: 1, isDark: false })).toEqual(['/d.avif', '/alone.svg']);
});

test.each([
  ['(min-width: 60rem) 27rem, min(56vw, 16rem)', 390, 218.4],
  ['(min-width: 60rem) 27rem, min(56vw, 16rem)', 700, 256],
  ['(min-width: 60rem) 27rem, min(56vw, 16rem)', 960, 432],
  ['(min-width: 82rem) 12.5rem, (min-width: 60rem) 22vw, 45vw', 1000, 220],
])('sizes "%s" mean on a screen of %i px a picture of %f px', (sizes, width, shown) => {
  expect(shownWidth(sizes, width)).toBeCloseTo(shown, 5);
});

test('sizes that nobody has foreseen are told', () => {
  expect(() => shownWidth('calc(100vw - 2rem)', 390)).toThrow('calc(100vw - 2rem)');
});

test('a page is weighed by kind', () => {
  expect(weightOf(PAGE, '/about.html', files)).toEqual({
    html: 9000,
    fonts: 12_000,
    phonePictures: 21_600,
    desktopPictures: 60_600,
    script: 0,
    runtime: 0,
    inlineScript: 4,
    firstView: 42_600,
  });
});

test('what weighs too much is told with page, kind, weight and budget', () => {
  const heavy = { ...files, sizeOf: (path: string) => (path === '/f.woff2' ? 44_000 : files.sizeOf(path)) };
  const about = new Map([['about.html', PAGE]]);
  expect(weightProblems(about, (file) => `/${file}`, files)).toEqual([]);
  expect(weightProblems(about, (file) => `/${file}`, heavy)).toEqual([
    expect.stringMatching(/^about\.html: fonts: 44000 bytes, and 40000 are allowed\./),
  ]);
});

test('a page that begins to run scripts is told', () => {
  const island = `${PAGE}<astro-island component-url="/i.js" renderer-url="/r.js">`;
  const weighed = { ...files, sizeOf: (path: string) => (path.endsWith('.js') ? 1000 : files.sizeOf(path)) };
  const problems = weightProblems(new Map([['about.html', island]]), (file) => `/${file}`, weighed);
  expect(problems.map((problem) => problem.split(': ')[1])).toEqual([
    'scripts, apart from React’s runtime',
    'React’s runtime',
  ]);
});

test('no budget allows more than was promised', () => {
  expect(budgetOf('about.html').firstView).toBe(100_000);
  expect(budgetOf('contact.html').firstView).toBe(100_000);
  expect(budgetOf('contact.html').script).toBe(12_000);
  expect(budgetOf('committees/jcc.html').firstView).toBe(125_000);
  expect(budgetOf('index.html').firstView).toBe(150_000);
});
