import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { FORMER_EDITIONS, pagePath } from '../src/shared/base-path.ts';
import { elementsIn, type HtmlElement, parsePage } from '../src/shared/html.ts';

/** The files of a build that belong to the present edition, sorted. @param pattern @returns their paths in the folder, with slashes */
export async function siteFiles(distDir: string, pattern: string): Promise<string[]> {
  const names = await Array.fromAsync(glob(pattern, { cwd: distDir, exclude: [`${FORMER_EDITIONS}/**`] }));
  return names.map((name) => name.replaceAll(sep, '/')).sort();
}

/** A page as it was built. */
export interface BuiltPage {
  file: string;
  /** Its address within the site. */
  path: string;
  html: string;
  /** Every element in it, in the order of the page. */
  elements: HtmlElement[];
}

/** The pages of the present edition. @param finish changes the HTML of each; page-policy.ts writes it back */
export async function readPages(distDir: string, finish = (html: string) => html): Promise<BuiltPage[]> {
  const names = await siteFiles(distDir, '**/*.html');
  return Promise.all(
    names.map(async (name) => {
      const file = join(distDir, name);
      const html = finish(await readFile(file, 'utf8'));
      return { file, path: pagePath(`/${name}`, ''), html, elements: elementsIn(parsePage(html)) };
    }),
  );
}
