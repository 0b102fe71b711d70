/** Checks a built site: `node scripts/site-issues.ts [folder]`. Exits with 1 if it finds an issue. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import process from 'node:process';
import { HtmlValidate } from 'html-validate';
import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';

interface Page {
  /** Such as `committees/disec.html`. */
  file: string;
  html: string;
  elements: ElementNode[];
  /** Absent on pages that search engines must not list. */
  canonical: string | undefined;
}

interface Site {
  dist: string;
  pages: Page[];
  /** Address of the first page, with a slash at the end. */
  root: string;
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'component-url', 'renderer-url'];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's useId begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    'require-sri': 'off',
  },
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
});

/**
 * Issues of a built site: invalid HTML, dead links and anchors, missing share cards, a sitemap that differs from the
 * pages, structured data that names no page. Archives never change, and are left out.
 * @param dist folder of the built site
 * @throws if there are no pages
 */
export function siteIssues(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^\d{4}[./]/.test(file));
  if (files.length === 0) throw new Error(`${dist} holds no pages. Build the site first.`);
  const pages = files.map((file) => readPage(dist, file));
  const site = { dist, pages, root: pages.find(({ file }) => file === 'index.html')?.canonical ?? '' };
  const checks = [invalidHtml, deadLinks, wrongAddresses, shareCardIssues];
  const issues = pages.flatMap((page) =>
    checks.flatMap((check) => check(page, site).map((issue) => `${page.file}: ${issue}`)),
  );
  return [...issues, ...sitemapIssues(site)];
}

function readPage(dist: string, file: string): Page {
  const html = readFileSync(join(dist, file), 'utf8');
  const elements: ElementNode[] = [];
  walkSync(parse(html), (node) => {
    if (node.type === ELEMENT_NODE) elements.push(node);
  });
  const link = elements.find(({ attributes }) => attributes.rel === 'canonical');
  return { file, html, elements, canonical: link?.attributes.href };
}

function invalidHtml({ file, html }: Page): string[] {
  return validator
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `line ${line}, column ${column}: ${message} (${ruleId})`);
}

function deadLinks(page: Page, site: Site): string[] {
  const styles = [...page.html.matchAll(/<style\b[^>]*>[\s\S]*?<\/style>/g)].map(([css]) => css).join('');
  const addresses = [
    ...page.elements.flatMap(({ attributes }) => [
      ...ADDRESS_ATTRIBUTES.map((name) => attributes[name]),
      ...(attributes.srcset ?? attributes.srcSet ?? '').split(/,\s+/).map((entry) => entry.split(' ')[0]),
    ]),
    ...[...styles.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => address),
  ];
  return [...new Set(addresses)]
    .filter((address) => address && !leadsSomewhere(address, page, site))
    .map((address) => `${address} is dead.`);
}

/** Whether an address is on another site, or names a page, a file or an anchor that exists. */
function leadsSomewhere(address: string, page: Page, { dist, pages, root }: Site): boolean {
  const isOtherScheme = /^(?!https?:)[a-z]+:/.test(address);
  if (isOtherScheme) return true;
  const { href, hash } = new URL(address, new URL(page.file, root));
  const bare = href.replace(/[?#].*$/, '');
  // Only the whole address of another site leads out of this one; a path that does so is wrong.
  if (!`${bare}/`.startsWith(root)) return /^https?:/.test(address);
  const name = decodeURIComponent(bare.slice(root.length)) || 'index';
  const target = address.startsWith('#') ? page : pages.find(({ file }) => file === `${name}.html`);
  const isArchive = /^\d{4}$/.test(name);
  if (!target) return isArchive || (posix.extname(name) !== '' && existsSync(join(dist, name)));
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || target.elements.some(({ attributes }) => attributes.id === id);
}

/** The canonical address, and the addresses in structured data. */
function wrongAddresses(page: Page, site: Site): string[] {
  const { file, html, canonical } = page;
  const { root } = site;
  const isListed = !html.includes('<meta name="robots" content="noindex"');
  const expected = isListed ? root + file.replace(/(^index)?\.html$/, '') : undefined;
  const wrong = canonical === expected ? [] : [`its canonical address is ${canonical}, not ${expected}.`];
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (!json) return isListed ? [...wrong, 'it has no structured data.'] : wrong;
  // Offers lead to forms on other sites.
  const ours = json.replace(/\{"@type":"Offer"[^}]*\}/g, '');
  const named = [...ours.matchAll(/"(https?:\/\/(?!schema\.org\b)[^"#]+)/g)].map(([, address = '']) => address);
  const unknown = named.filter((address) => !address.startsWith(root) || !leadsSomewhere(address, page, site));
  return [...wrong, ...unknown.map((address) => `its structured data names ${address}, which is not of this site.`)];
}

/** Every listed page names a card of its own, which is small enough for WhatsApp. */
function shareCardIssues({ file, elements, canonical }: Page, { dist, root }: Site): string[] {
  if (!canonical) return [];
  const contentOf = (property: string) =>
    elements.find(({ attributes }) => attributes.property === property)?.attributes.content;
  const card = `share/${file.replace(/\.html$/, '.png')}`;
  const bytes = statSync(join(dist, card), { throwIfNoEntry: false })?.size ?? 0;
  const isRight = contentOf('og:image') === root + card && bytes > 0 && bytes < 150_000;
  return [
    ...(isRight ? [] : [`its share card is not ${card}, or not below 150 KB.`]),
    ...(contentOf('og:image:alt') ? [] : ['its share card has no alternative text.']),
  ];
}

/** The sitemap that robots.txt names lists every page with a canonical address, once. */
function sitemapIssues({ dist, pages, root }: Site): string[] {
  const read = (url: string) => readFileSync(join(dist, url.slice(root.length)), 'utf8');
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(read(`${root}robots.txt`)) ?? [];
  if (!sitemap) return ['robots.txt names no sitemap.'];
  const inSitemap = [...read(sitemap).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const expected = pages.flatMap(({ canonical }) => canonical ?? []);
  return [
    ...expected.filter((url) => !inSitemap.includes(url)).map((url) => `The sitemap leaves out ${url}.`),
    ...inSitemap
      .filter((url, at) => !expected.includes(url) || inSitemap.indexOf(url) !== at)
      .map((url) => `The sitemap lists ${url} twice, or it is not a page.`),
  ];
}

if (import.meta.main) {
  const issues = siteIssues(process.argv[2] ?? 'dist');
  for (const issue of issues) console.error(issue);
  console.log(issues.length === 0 ? 'The built pages have no issues.' : `${issues.length} issues`);
  process.exitCode = issues.length > 0 ? 1 : 0;
}
