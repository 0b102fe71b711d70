import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ELEMENT_NODE, type ElementNode, type Node, parse, renderSync, TEXT_NODE } from 'ultrahtml';
import { querySelector, querySelectorAll } from 'ultrahtml/selector';
import { factsOf, readContent } from '../src/content/reading/read-content.ts';
import { spellings } from '../src/features/glossary/glossary.ts';
import type { Place, SearchedPage } from '../src/features/search/find-pages.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { languageOf, routes } from '../src/site/routes.ts';

/** Elements to use rather than to read, and islands, whose text in the HTML is only their first state. */
const SKIPPED =
  'astro-island, button, form, nav, script, search, style, svg, [hidden], [data-nosnippet], [aria-hidden="true"], .visually-hidden';

/** Writes `search.json`: the text of every page, and the words that mean the same. See docs/decisions/0011-search.md. */
export async function writeSearchIndex(distDir: string, contentDir: string): Promise<void> {
  const { terms = [], synonyms = [] } = factsOf(readContent(contentDir).files).glossary ?? {};
  const index = {
    pages: await readPages(distDir),
    synonyms: [...terms.filter(({ forms }) => forms.length > 0).map(spellings), ...synonyms],
  };
  await writeFile(join(distDir, 'search.json'), JSON.stringify(index));
}

async function readPages(distDir: string): Promise<SearchedPage[]> {
  const files = (await Array.fromAsync(glob('**/*.html', { cwd: distDir }))).sort();
  const pages = await Promise.all(
    files.map(async (file) =>
      readPage(await readFile(join(distDir, file), 'utf8'), pagePath(`/${file.replaceAll('\\', '/')}`, '')),
    ),
  );
  // The gallery has the captions of all photographs, and a result for each would push other pages down.
  const isLeftOut = (href: string) =>
    href === routes.splash || href === routes.search || href.startsWith(`${routes.media}/`);
  return pages.flat().filter(({ href }) => !isLeftOut(href));
}

/**
 * The text of a page, from its `h1` on. Each heading with an `id` begins a part that a result can lead to.
 * @returns nothing of a page that is unlisted: src/layouts/site.astro
 */
export function readPage(html: string, href: string): SearchedPage[] {
  // React writes comments into texts, and the parser loses the text before a comment.
  const document: Node = parse(html.replace(/<!--[\s\S]*?-->/g, ''));
  if (querySelector(document, 'main[data-unlisted]')) return [];
  // Texts of other phases than that in which the site is built are left out.
  const phase: string = querySelector(document, 'html')?.attributes['data-phase'];
  const skipped = [SKIPPED, `[data-when]:not([data-when~="${phase}"])`].flatMap((selector) =>
    querySelectorAll(document, selector),
  );
  // The document's title ends in the name of the conference: src/layouts/site.astro.
  const siteName = decode(querySelector(document, 'meta[property="og:site_name"]').attributes.content);
  const title = textOf(querySelector(document, 'title')).slice(0, -` · ${siteName}`.length);
  const lang = languageOf(href);
  const page: SearchedPage = { title, href, text: '', parts: [], ...(lang && { lang }) };
  let place: Place | undefined;
  const visit = (node: Node) => {
    if (node.type === TEXT_NODE && place) place.text = joinTexts(place.text, decode(node.value));
    if (node.type !== ELEMENT_NODE || skipped.includes(node)) return;
    const anchor = anchorOf(node);
    if (anchor) {
      place = { title: textOf(node), href: `${href}#${anchor}`, text: '' };
      page.parts.push(place);
    } else if (node.name === 'h1') {
      place = page;
      if (textOf(node) !== title) node.children.forEach(visit);
    } else node.children.forEach(visit);
  };
  visit(querySelector(document, 'main'));
  return [page];
}

/** The anchor of the part that an element names: a heading with an `id`, or the term of a glossary entry with one. */
function anchorOf({ name, attributes, parent }: ElementNode): string | undefined {
  return name === 'dt' ? parent.attributes.id : /^h[2-6]$/.test(name) ? attributes.id : undefined;
}

function textOf(element: Node): string {
  return decode(renderSync(element).replace(/<[^>]*>/g, '')).trim();
}

/** Ends a sentence where two elements touch, such as a term and its definition: only style sheets set them apart. */
function joinTexts(before: string, text: string): string {
  const gap = !/^[\p{L}\p{N}“‘(]/u.test(text)
    ? ''
    : /[\p{L}\p{M}\p{N}”’)]$/u.test(before)
      ? '. '
      : /[.:;!?…।]$/.test(before)
        ? ' '
        : '';
  return (before + gap + text).replace(/\s+/g, ' ').trimStart();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
    name ? (ENTITIES[name] ?? entity) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
