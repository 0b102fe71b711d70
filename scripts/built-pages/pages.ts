/** Built pages: file within the site, such as `committees/unhrc.html` → its HTML. */
export type BuiltPages = ReadonlyMap<string, string>;

/** A page that may be found: its file, its HTML and its canonical address. */
export interface ListedPage {
  file: string;
  html: string;
  canonical: string;
}

/** Pages that are not kept out of search results, and what is wrong with the addresses they give themselves. */
export function listedPages(pages: BuiltPages): { listed: ListedPage[]; problems: string[] } {
  const listed: ListedPage[] = [];
  const problems: string[] = [];
  for (const [file, html] of pages) {
    const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) => href);
    const isUnlisted = html.includes('<meta name="robots" content="noindex"');
    const [canonical] = canonicals;
    if (canonicals.length !== (isUnlisted ? 0 : 1)) problems.push(`${file}: ${canonicals.length} canonical addresses.`);
    else if (canonical) listed.push({ file, html, canonical });
  }
  const root = rootOf(listed);
  for (const { file, canonical } of listed) {
    const expected = file === 'index.html' ? root : `${root.replace(/\/$/, '')}/${file.replace(/\.html$/, '')}`;
    if (canonical !== expected) problems.push(`${file}: its canonical address is ${canonical}, not ${expected}.`);
  }
  return { listed, problems };
}

/** Address of the first page, below which all others are. */
export function rootOf(listed: readonly ListedPage[]): string {
  return listed.find(({ file }) => file === 'index.html')?.canonical ?? '';
}

/** File within the site that an absolute address leads to, such as `share/about.png`; nothing for other sites. */
export function fileAt(url: string, root: string): string | undefined {
  const folder = `${root.replace(/\/$/, '')}/`;
  return url.startsWith(folder) ? url.slice(folder.length) : undefined;
}
