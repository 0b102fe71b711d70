import { ELEMENT_NODE, type ElementNode, type Node, parse, renderSync, TEXT_NODE, walkSync } from 'ultrahtml';
import { querySelector, querySelectorAll } from 'ultrahtml/selector';
import { archivedPath, isKeptPage, relativeAddress } from './addresses.ts';

/** Style sheet of an archive that holds what stood in the heads of the pages. */
export const LAYERS_FILE = '_astro/layers.css';

/** Where a page of an archive stands and what it may lead to. */
interface Place {
  /** Year of the archive, such as `2025`. */
  year: string;
  /** File of the page within the archive, such as `committees/unhrc.html`. */
  file: string;
  /** Days of the conference. */
  days: number;
  /** Address of the site, such as `https://mun.example.org`, or with a path below which it is published. */
  site: string;
}

/** What acts only with script, or was for the time before the conference. */
const GONE = [
  'script',
  'dialog',
  // What opens it.
  'form[action^="#"]',
  'template',
  '[hidden]',
  '[data-print]',
  '[data-copy]',
  '[data-ticks-clear]',
  '[role=status]',
  'search',
  'link[rel=manifest]',
  'link[rel=apple-touch-icon]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'meta[name=robots]',
];

/**
 * A page as it stays when its edition is over: complete without script, its addresses relative, in the phase
 * after the conference. What would lie later is taken out: the form, the ways to register, calendars, the search.
 * @param html of a page built for an archive, see `SITE_ARCHIVE_YEAR`
 */
export function stillPage(html: string, { year, file, days, site }: Place): string {
  // Comments mark what React joined; the parser would lose the text before them.
  const root = parse(html.replace(/<!--[\s\S]*?-->/g, ''));
  const all = (selector: string) => querySelectorAll(root, selector) as ElementNode[];
  for (const selector of GONE) all(selector).forEach(remove);
  for (const form of all('form')) {
    replaceForm(form);
    // It invites to write and promises a reply, which only this year’s secretariat can keep.
    all('h1 + p').forEach(remove);
  }
  for (const island of all('astro-island')) unwrap(island);
  for (const style of all('style')) remove(style);
  for (const button of all('button[form]')) removeWithPlace(button);
  for (const link of all('a')) if (isGone(link, year)) removeWithPlace(link);
  for (const list of all('ul')) if (!querySelector(list, 'li')) remove(list.parent as ElementNode);
  for (const picture of all('picture')) keepOneFallback(picture);
  const page = all('html')[0];
  const head = all('head')[0];
  if (!page || !head) throw new Error(`${file} has no head.`);
  Object.assign(page.attributes, { 'data-phase': 'after', 'data-phase-day': String(days + 1) });
  insertIntoHead(head, year);
  // The archive is built at the root, whatever lies before its year where it is published.
  const path = file === 'index.html' ? '' : `/${file.replace(/\.html$/, '')}`;
  for (const link of all('link[rel=canonical]')) link.attributes.href = `${site.replace(/\/$/, '')}/${year}${path}`;
  walkSync(root, (node) => {
    if (node.type === ELEMENT_NODE) still(node as ElementNode, `/${year}/${file}`, year);
  });
  return renderSync(root);
}

/** A style sheet for pages without script: browsers would ask whether script is on, not whether there is any. */
export function stillStyle(css: string, file: string, year: string): string {
  return css
    .replace(/\(scripting: ?none\)/g, '(min-width:0)')
    .replace(/url\((["']?)(\/[^)"']+)\1\)/g, (_all, quote, address) => {
      return `url(${quote}${relativeAddress(address, `/${year}/${file}`, year)}${quote})`;
    });
}

/** What stands in `<style>` of a page and orders its sheets; islands, which an archive has not, bring others. */
export function layersOf(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return styles.filter((css) => !css.includes('astro-island')).join('\n');
}

function insertIntoHead(head: ElementNode, year: string): void {
  const { children } = parse(
    `<meta name="robots" content="noindex"><link rel="stylesheet" href="/${year}/${LAYERS_FILE}">`,
  );
  const charset = head.children.findIndex((node) => (node as ElementNode).attributes?.charset !== undefined);
  head.children.splice(charset + 1, 0, ...children);
}

/** The column of the form says where one writes now. */
function replaceForm(form: ElementNode): void {
  let island: Node = form;
  while (island.parent && (island as ElementNode).name !== 'astro-island') island = island.parent;
  const column = (island.parent ?? form.parent) as ElementNode;
  const { children } = parse(
    '<h2 class="label">Messages</h2><p class="lede">This edition is over, and its form is closed. To write to the secretariat, go to the <a href="/contact">contact page of this year’s site</a>.</p>',
  );
  column.children = children;
}

/** Whether a link leads to what an archive has not: pages that were left out, calendars, cards. */
function isGone({ attributes: { href = '' } }: ElementNode, year: string): boolean {
  if (/^https:\/\/(calendar\.google|outlook\.)/.test(href)) return true;
  const path = archivedPath(href, year);
  if (path === undefined) return false;
  return /\.(ics|vcf)$/.test(path) || !isKeptPage(`${path || 'index'}.html`);
}

/** Removes an element with what is there for it alone: its item, its card, its section of dates, its line. */
function removeWithPlace(element: ElementNode): void {
  const ancestors: ElementNode[] = [];
  for (let node: Node | undefined = element.parent; node; node = node.parent) ancestors.push(node as ElementNode);
  const [parent] = ancestors;
  const isCalendar = /\.ics$|calendar\.google|outlook\./.test(element.attributes.href ?? '');
  const place = isCalendar || parent?.name === 'h2' ? 'section' : 'li';
  const boundary = ancestors.findIndex(({ name }) => ['main', 'nav', 'footer', 'body'].includes(name));
  const found = ancestors.slice(0, boundary).find(({ name }) => name === place);
  const isAlone = parent?.name === 'p' && parent.children.every((node) => node === element || isBlank(node));
  remove(found ?? (isAlone && parent ? parent : element));
}

/** Of each picture stay the AVIF files and one small file for browsers that know none. */
function keepOneFallback(picture: ElementNode): void {
  const sources = querySelectorAll(picture, 'source') as ElementNode[];
  const isModern = (source: ElementNode) => source.attributes.type === 'image/avif';
  if (!sources.some(isModern)) return;
  const image = querySelector(picture, 'img') as ElementNode;
  const byDay = sources.filter((source) => !isModern(source) && !source.attributes.media);
  const [small] = (byDay[0] && setOf(byDay[0]).split(', ')) || [];
  if (small) image.attributes.src = small.split(' ')[0] ?? '';
  for (const source of sources.filter((source) => !isModern(source))) remove(source);
}

function setOf({ attributes }: ElementNode): string {
  return attributes.srcset ?? attributes.srcSet ?? '';
}

/** Makes the addresses of an element relative, and drops attributes that only scripts read. */
function still(element: ElementNode, page: string, year: string): void {
  const from = page.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  const { attributes } = element;
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? '';
    if (name === 'href' || name === 'src') attributes[name] = relativeAddress(value, from, year);
    if (name.toLowerCase() === 'srcset')
      attributes[name] = value
        .split(', ')
        .map((entry) => entry.replace(/^\S+/, (address) => relativeAddress(address, from, year)))
        .join(', ');
    if (/^data-(pagefind|title|countdown|unit|astro|menu-region)/.test(name)) delete attributes[name];
    if (/^data-phase-boundaries$|^aria-keyshortcuts$/.test(name)) delete attributes[name];
  }
}

function remove(element: ElementNode): void {
  const parent = element.parent as ElementNode | undefined;
  if (parent) parent.children = parent.children.filter((node) => node !== element);
}

function unwrap(element: ElementNode): void {
  const parent = element.parent as ElementNode;
  for (const child of element.children) child.parent = parent;
  parent.children = parent.children.flatMap((node) => (node === element ? element.children : [node]));
}

function isBlank(node: Node): boolean {
  return node.type === TEXT_NODE && (node as Node & { value: string }).value.trim() === '';
}
