import type { BuiltPages } from '../built-pages/pages.ts';

/** Addresses of this year's site to which an archive may lead. */
const WAYS_OUT = ['/', '/contact'];

/**
 * What is wrong with the archives in a built site: each stays still, unlisted and within itself, and has all it names.
 * @param pages of the archives: file within the site, such as `2025/home.html` → its HTML
 * @param exists whether the built site has a file
 */
export function archiveProblems(pages: BuiltPages, exists: (file: string) => boolean): string[] {
  return [...pages].flatMap(([file, html]) =>
    [...unstillness(html), ...wrongAddresses(file, html, pages, exists)].map((problem) => `${file}: ${problem}`),
  );
}

function unstillness(html: string): string[] {
  return [
    ...['script', 'form', 'dialog', 'astro-island']
      .filter((name) => html.includes(`<${name}`))
      .map((name) => `an archive has no ${name}.`),
    ...(html.includes('<meta name="robots" content="noindex"') ? [] : ['an archive is kept out of search results.']),
  ];
}

function wrongAddresses(file: string, html: string, pages: BuiltPages, exists: (file: string) => boolean): string[] {
  const year = file.slice(0, 4);
  const page = `/${file.replace(/\.html$/, '')}`;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const problems = canonical?.endsWith(page) ? [] : [`its canonical address is ${canonical ?? 'missing'}.`];
  const addresses = [...html.matchAll(/\s(href|src|srcset)="([^"]*)"/gi)].flatMap(([, name = '', value = '']) =>
    name.toLowerCase() === 'srcset' ? value.split(', ').map((entry) => entry.split(' ')[0] ?? '') : [value],
  );
  for (const address of new Set(addresses)) {
    if (/^(https|mailto|tel):/.test(address)) continue;
    if (address.startsWith('/'))
      problems.push(`${address} is not relative, so that it leads elsewhere below another base.`);
    const { pathname, hash } = new URL(address, `https://archive.example${page}`);
    if (WAYS_OUT.includes(pathname)) continue;
    const target = [`${pathname.slice(1)}.html`, pathname.slice(1)].find((name) => pages.has(name) || exists(name));
    if (pathname !== `/${year}` && !pathname.startsWith(`/${year}/`))
      problems.push(`${address} leads out of the archive.`);
    else if (!target) problems.push(`${address} leads nowhere.`);
    else if (hash && !pages.get(target)?.includes(` id="${hash.slice(1)}"`))
      problems.push(`${address}: no element there has this id.`);
  }
  return problems;
}
