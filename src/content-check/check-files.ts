import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFolder } from '../content/collections.ts';
import type { Issue } from '../content/issue.ts';
import type { ContentFolder } from '../content/read.ts';
import { pagePath } from '../shared/base-path.ts';
import { filesIn, SYSTEM_FILE, symbolicLinksIn } from '../shared/files.ts';

const MOST_BYTES = 25 * 2 ** 20;

/** Issues for symbolic links, files that the host refuses, and files with the same address. */
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
    ...checkAddresses(texts, documents),
  ];
}

/** Addresses that the files in `src/pages` always take; `x/[...rest].astro` always takes `/x`. Those of `[slug].astro` vary. */
const OWN_ADDRESSES = filesIn('src/pages')
  .map((file) => file.replace(/\/\[\.{3}.+?\]/, ''))
  .filter((file) => !file.includes('['))
  .map((file) => pagePath(`/${file.replace(/\.(?:astro|ts)$/, '')}.html`, '').replace(/(\.\w+)\.html$/, '$1'));

/** Two files at the same address: a host would serve only one of them. Some hosts ignore capital letters. */
function checkAddresses(texts: readonly string[], documents: readonly string[]): Issue[] {
  const addressOf = (path: string) => pagePath(`/${path}`, '').toLowerCase();
  const ofTexts = texts.map((file) => ({
    file,
    address: addressOf(file.replace(/^pages\//, '').replace(/md$/, 'html')),
  }));
  const ofDocuments = documents.map((file) => ({ file: `../public/${file}`, address: addressOf(file) }));
  const byAddress = Map.groupBy([...ofTexts, ...ofDocuments], ({ address }) => address);
  return [...byAddress].flatMap(([address, [first, second]]) => {
    if (first && OWN_ADDRESSES.includes(address))
      return {
        file: first.file,
        message: `The website itself uses the address ${address}. Give this file another name.`,
      };
    if (!first || !second) return [];
    const twin = second.file.replace('../', '');
    const message = `Visitors would find ${twin} at the same address, ${address}. Give one of the two another name.`;
    return { file: first.file, message };
  });
}
