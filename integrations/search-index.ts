import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml';
import { querySelector, querySelectorAll } from 'ultrahtml/selector';
import { factsOf, readContent } from '../src/content/reading/read-content.ts';
import { spellings } from '../src/content/terms.ts';
import type { Place, SearchedPage } from '../src/features/search/find-pages.ts';
import { isListedElsewhere, languageOfPath, routes } from '../src/routes.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { appendText, decodeEntities, textOf } from './html-text.ts';

/** Controls, and islands whose HTML is only a first state: not indexed. */
const SKIPPED = [
  'astro-island',
  'button',
  'form',
  'nav',
  'script',
  'search',
  'style',
  'svg',
  '[hidden]',
  '[data-nosnippet]',
  '[aria-hidden="true"]',
  '.visually-hidden',
];

/** Writes `search.json`: the text of every page, and synonyms. See docs/decisions/0011-search.md. */
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
    files.map(async (file) => {
      const href = pagePath(`/${file.replaceAll('\\', '/')}`, '');
      return isLeftOut(href) ? undefined : readPage(await readFile(join(distDir, file), 'utf8'), href);
    }),
  );
  return pages.filter((page) => page !== undefined);
}

function isLeftOut(href: string): boolean {
  return href === routes.splash || href === routes.search || isListedElsewhere(href);
}

/**
 * The text of a page, from its `h1` on. Each heading with an `id` begins a part that a result can lead to.
 * @returns nothing of a page that is unlisted: src/layouts/site.astro
 */
export function readPage(html: string, href: string): SearchedPage | undefined {
  // React writes comments into texts, and the parser loses the text before a comment.
  const document: Node = parse(html.replace(/<!--[\s\S]*?-->/g, ''));
  if (querySelector(document, 'main[data-unlisted]')) return undefined;
  const title = titleOf(document);
  const lang = languageOfPath(href)?.code;
  const page: SearchedPage = { title, href, text: '', parts: [], ...(lang && { lang }) };
  const skipped = skippedIn(document);
  let place: Place | undefined;

  const visit = (node: Node) => {
    if (node.type === TEXT_NODE && place) place.text = appendText(place.text, decodeEntities(node.value));
    if (node.type !== ELEMENT_NODE || skipped.has(node)) return;
    const anchor = anchorOf(node);
    if (anchor) {
      place = { title: textOf(node), href: `${href}#${anchor}`, text: '' };
      page.parts.push(place);
      return;
    }
    if (node.name === 'h1') {
      place = page;
      if (textOf(node) === title) return;
    }
    node.children.forEach(visit);
  };
  visit(querySelector(document, 'main'));
  return page;
}

/** The title of a document ends in the name of the conference, which is left out: src/layouts/site.astro. */
function titleOf(document: Node): string {
  const siteName = decodeEntities(querySelector(document, 'meta[property="og:site_name"]').attributes.content);
  return textOf(querySelector(document, 'title')).slice(0, -` · ${siteName}`.length);
}

/** Elements whose text is not searched, such as texts of other phases than that in which the site is built. */
function skippedIn(document: Node): Set<Node> {
  const phase: string = querySelector(document, 'html')?.attributes['data-phase'];
  const selectors = [...SKIPPED, `[data-when]:not([data-when~="${phase}"])`];
  return new Set(selectors.flatMap((selector) => querySelectorAll(document, selector)));
}

/** The anchor of the part that an element names: a heading with an `id`, or the term of a glossary entry with one. */
function anchorOf({ name, attributes, parent }: ElementNode): string | undefined {
  if (name === 'dt') return parent.attributes.id;
  const isHeading = /^h[2-6]$/.test(name);
  return isHeading ? attributes.id : undefined;
}
