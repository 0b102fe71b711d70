import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFolder } from '../content/collections.ts';
import type { Issue } from '../content/issue.ts';
import type { ContentFolder } from '../content/read.ts';
import { pagePath } from '../shared/base-path.ts';
import { filesIn, SYSTEM_FILE, symbolicLinksIn } from '../shared/files.ts';

const MOST_BYTES = 25 * 2 ** 20;

/** Issues for symbolic links, files that the host refuses, and texts at the address of another page. */
export function checkFiles({ path, files }: ContentFolder, publicFolder: string): Issue[] {
  const texts = files.map(({ name }) => name).filter((name) => isFolder(dirname(name)) && name.endsWith('.md'));
  const documents = filesIn(publicFolder).filter((name) => !SYSTEM_FILE.test(name));
  const tooLarge = documents.filter((name) => statSync(`${publicFolder}/${name}`).size > MOST_BYTES);
  const links = [...symbolicLinksIn(path), ...symbolicLinksIn(publicFolder).map((name) => `../public/${name}`)];
  return [
    ...links.map((file) => ({ file, message: 'This is a link to another file. Put the file itself here.' })),
    ...tooLarge.map((name) => ({
      file: `../public/${name}`,
      message:
        'This file has more than 25 MB, which the website cannot publish. Save it smaller, or link to it on a drive.',
    })),
    ...checkAddresses(texts),
  ];
}

/** The addresses that files in `src/pages` always take; `x/[...rest].astro` takes `/x`. Those of `[slug].astro` vary. */
const OWN_ADDRESSES = filesIn('src/pages')
  .map((file) => file.replace(/\/\[\.{3}.+?\]/, ''))
  .filter((file) => !file.includes('['))
  .map((file) => pagePath(`/${file.replace(/\.(?:astro|ts)$/, '')}.html`, '').replace(/(\.\w+)\.html$/, '$1'));

/** Issues for texts at the address of a page in `src/pages`. Files in `public/` are compared with the built site. */
function checkAddresses(texts: readonly string[]): Issue[] {
  return texts.flatMap((file) => {
    const address = pagePath(`/${file.replace(/^pages\//, '').replace(/md$/, 'html')}`, '');
    const message = `The website itself uses the address ${address}. Give this file another name.`;
    return OWN_ADDRESSES.includes(address) ? { file, message } : [];
  });
}
