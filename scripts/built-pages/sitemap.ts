import { type BuiltPages, fileAt, listedPages, rootOf } from './pages.ts';

/**
 * What is wrong with the ways by which programs find the pages: the sitemap lists each listed page once,
 * by its canonical address, and nothing else; `robots.txt` keeps nobody out and names the sitemap.
 * @param read text of a file of the site, such as `robots.txt`; nothing if it is missing
 */
export function sitemapProblems(pages: BuiltPages, read: (file: string) => string | undefined): string[] {
  const { listed, problems } = listedPages(pages);
  const root = rootOf(listed);
  const index = [...(read('robots.txt') ?? '').matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => url);
  const parts = index.flatMap((url) => locationsIn(read(fileAt(url, root) ?? '')));
  const found = parts.flatMap((url) => locationsIn(read(fileAt(url, root) ?? '')));
  const canonicals = listed.map(({ canonical }) => canonical);
  return [
    ...problems,
    ...(index.length === 1 ? [] : [`robots.txt names ${index.length} sitemaps, not one.`]),
    ...(/^Disallow: *\S/m.test(read('robots.txt') ?? '')
      ? ['robots.txt keeps programs out of a part of the site.']
      : []),
    ...canonicals.filter((url) => !found.includes(url)).map((url) => `The sitemap leaves out ${url}.`),
    ...found
      .filter((url) => !canonicals.includes(url))
      .map((url) => `The sitemap lists ${url}, which is no page’s address.`),
    ...found.filter((url, at) => found.indexOf(url) !== at).map((url) => `The sitemap lists ${url} twice.`),
  ];
}

function locationsIn(xml = ''): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}
