/** Pages that an archive leaves out, since without script or a new edition behind them they have nothing to give. */
const LEFT_OUT = /^(404|keep|offline|search)$/;

/** Whether a file of a built site becomes a page of its archive. @param file such as `committees/unhrc.html` */
export function isKeptPage(file: string): boolean {
  return file.endsWith('.html') && !LEFT_OUT.test(file.replace(/\.html$/, ''));
}

/**
 * An address of the build for an archive as one that holds wherever the site is published: relative to the page,
 * as are those that lead out of the archive into this year's site.
 * @param address such as `/2025/committees#list`; others than root-relative ones are left alone
 * @param page path of the page or file that names it, such as `/2025/home`
 * @param year of the archive
 */
export function relativeAddress(address: string, page: string, year: string): string {
  if (!address.startsWith('/')) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  // The archive's first page is /2025, without a slash.
  const target = (path === `/${year}/` ? `/${year}` : path).split('/').slice(1);
  const from = page.split('/').slice(1, -1);
  const name = target.pop() ?? '';
  let common = 0;
  while (common < Math.min(target.length, from.length) && target[common] === from[common]) common++;
  const steps = [...from.slice(common).map(() => '..'), ...target.slice(common)];
  return `${[...steps, name].join('/').replace(/^$/, './')}${rest}`;
}

/** Path in the archive that an address of a page leads to; nothing where it leaves the archive. */
export function archivedPath(address: string, year: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  if (path === `/${year}` || path === `/${year}/`) return 'index';
  return path.startsWith(`/${year}/`) ? path.slice(year.length + 2) : undefined;
}
