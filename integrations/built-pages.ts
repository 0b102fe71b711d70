import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath } from '../src/shared/base-path.ts';
import { presentFilesIn } from '../src/shared/files.ts';
import { elementsIn, type HtmlElement, parsePage } from '../src/shared/html.ts';

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
  const names = presentFilesIn(distDir).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => {
      const file = join(distDir, name);
      const html = finish(await readFile(file, 'utf8'));
      return { file, path: pagePath(`/${name}`, ''), html, elements: elementsIn(parsePage(html)) };
    }),
  );
}
