/**
 * Checks the built site file by file: valid HTML, no dead link or anchor inside the site, no
 * `style` attribute, no missing asset; what each page weighs; and
 * what is said to those who find or share its pages: share cards, sitemap, structured data. Tells all problems at once and exits with 1 if there is any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { parse } from 'yaml';
import { CONTENT_DIR } from '../src/content/content-dir.ts';
import { basePathOf } from '../src/shared/base-path.ts';
import { deadLinks } from './built-pages/links.ts';
import { listedPages, rootOf } from './built-pages/pages.ts';
import { shareProblems } from './built-pages/share-cards.ts';
import { sitemapProblems } from './built-pages/sitemap.ts';
import { structuredDataProblems } from './built-pages/structured-data.ts';
import { weightProblems } from './built-pages/weights.ts';

const DIST = process.env.SITE_OUT_DIR ?? 'dist';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How Astro and React write what means the same to a browser.
    'attr-case': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    // Telephone numbers are shown as the secretariat writes them, spaces and all.
    'tel-non-breaking': 'off',
    // React's useId begins with an underscore, which every browser takes.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    'require-sri': 'off',
    'require-csp-nonce': 'off',
  },
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
});

// Archives were checked when they were built.
const isArchived = (file: string) => /^\d{4}[./]/.test(file);
const built = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const pages = built.filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error(`${DIST} holds no pages. Run npm run build first.`);

const read = (files: string[]) => new Map(files.map((file) => [file, readFileSync(join(DIST, file), 'utf8')]));
const html = read(pages.filter((file) => !isArchived(file)));
/** Address that the first page gives itself: below it stands the site. */
const root = rootOf(listedPages(html).listed);
const base = basePathOf(root);
const linked = read(built.filter((file) => /\.(css|webmanifest)$/.test(file) && !isArchived(file)));
const exists = (file: string) => existsSync(join(DIST, file));
const { dates } = parse(readFileSync(join(CONTENT_DIR, 'conference.yaml'), 'utf8')) as {
  dates: { first: string; last: string };
};
const problems = [
  ...[...html].flatMap(([file, text]) => [...invalidities(file, text), ...previewLeftovers(file, text)]),
  ...deadLinks({ pages: html, files: linked, exists, base, root }),
  ...(await shareProblems(html, DIST)),
  ...sitemapProblems(html, (file) => (exists(file) ? readFileSync(join(DIST, file), 'utf8') : undefined)),
  ...structuredDataProblems(html, dates, exists),
  ...weightProblems(html, (file) => `${base}/${file}`, { sizeOf, textOf: (path) => sent(path)?.toString() }),
];
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function invalidities(file: string, text: string): string[] {
  const report = validator.validateStringSync(text, file);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
  );
}

/** A file of the site by the path at which it is asked for, if it is there. */
function sent(path: string): Buffer | undefined {
  const file = path.slice(base.length + 1);
  return exists(file) ? readFileSync(join(DIST, file)) : undefined;
}

/** Bytes that a host sends of a file: texts compressed, none where it is missing, which is reported by itself. */
function sizeOf(path: string): number {
  const bytes = sent(path);
  if (!bytes) return 0;
  return /\.(css|html|js|json|svg)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
}

/** What belongs to `npm run dev` alone: integrations/preview/. */
function previewLeftovers(file: string, text: string): string[] {
  return /preview-bar|@vite\/client|\?at=/.test(text)
    ? [`${file} holds a part of the preview, which no build may.`]
    : [];
}
