import { readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { isFolder } from '../content/file-names.ts';
import type { Issue } from '../content/issue.ts';
import type { ContentFolder } from '../content/read.ts';
import { HEIC_MESSAGE } from '../content/schemas/fields.ts';
import { KEPT_SITES, pagePath } from '../shared/base-path.ts';
import { filesIn, HASHED_FOLDERS, presentFilesIn, SYSTEM_FILE } from '../shared/files.ts';

/** Files that a computer cannot store, a host refuses or a browser cannot open, and files with the same address. */
export async function checkFiles({ files, pictures }: ContentFolder, publicFolder: string): Promise<Issue[]> {
  const names = [...files.map(({ name }) => name), ...pictures];
  const documents = presentFilesIn(publicFolder).filter((name) => !SYSTEM_FILE.test(name));
  const ofDocuments = documents.map(async (file) =>
    toIssue(`../public/${file}`, nameMessage(file) ?? (await documentMessage(publicFolder, file))),
  );
  return [
    ...names.flatMap((file) => toIssue(file, nameMessage(file))),
    ...(await Promise.all(ofDocuments)).flat(),
    ...findTwins(pictures),
    ...checkAddresses(
      names.filter((name) => isFolder(dirname(name)) && name.endsWith('.md')),
      documents,
    ),
  ];
}

function toIssue(file: string, message: string | undefined): Issue[] {
  return message ? [{ file, message }] : [];
}

/** Names that Windows reserves for devices, with any ending, and characters that it does not allow. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const UNSTORABLE = /[<>:"|?*\\]|[. ]$/;

/** Error message for a file name that Windows or browsers' caches do not allow. */
function nameMessage(name: string): string | undefined {
  const parts = name.split('/');
  const device = parts.find((part) => DEVICE.test(part));
  if (device) return `Windows cannot store a file or folder called ${device}. Give it another name.`;
  if (parts.some((part) => UNSTORABLE.test(part)))
    return 'Windows cannot store a file of this name. Call it by letters, digits and hyphens.';
  return Object.values(HASHED_FOLDERS).some((folder) => name.startsWith(`${folder}/`))
    ? 'Browsers would show this file for a year, even if you changed it. Put it into another folder.'
    : undefined;
}

/** Pictures whose names differ only in capital letters: many computers can store only one of them. */
function findTwins(pictures: readonly string[]): Issue[] {
  const byName = Map.groupBy(pictures, (name) => name.toLowerCase());
  return [...byName.values()].flatMap(([first = '', second]) =>
    toIssue(first, second && `Windows cannot store both this file and ${second}. Give one of them another name.`),
  );
}

/** The addresses in `src/pages`, which do not depend on the content. */
const OWN_ADDRESSES = filesIn('src/pages')
  .filter((file) => !file.includes('['))
  .map((file) => pagePath(`/${file.replace(/\.(?:astro|ts)$/, '')}.html`, '').replace(/(\.\w+)\.html$/, '$1'));

/** Two files at the same address: a host would serve one of them. Some hosts ignore capital letters. */
function checkAddresses(texts: readonly string[], documents: readonly string[]): Issue[] {
  const addressOf = (path: string) => pagePath(`/${path}`, '').toLowerCase();
  const ofTexts = texts.map((file) => ({
    file,
    address: addressOf(file.replace(/^pages\//, '').replace(/md$/, 'html')),
  }));
  const ofDocuments = documents.map((file) => ({ file: `../public/${file}`, address: addressOf(file) }));
  const byAddress = Map.groupBy([...ofTexts, ...ofDocuments], ({ address }) => address);
  return [...byAddress].flatMap(([address, [first, second]]) =>
    first ? toIssue(first.file, addressMessage(address, second?.file.replace('../', ''))) : [],
  );
}

/** Error message for an address that is taken. @param twin another file at the same address */
function addressMessage(address: string, twin: string | undefined): string | undefined {
  if (OWN_ADDRESSES.includes(address))
    return `The website itself uses the address ${address}. Give this file another name.`;
  if (new RegExp(`^/${KEPT_SITES}$`).test(address))
    return `Below ${address} is the site of that year. Give this file another name, such as fees${address.replace('/', '-')}.md.`;
  return twin && `Visitors would find ${twin} at the same address, ${address}. Give one of the two another name.`;
}

const MOST_BYTES = 25 * 2 ** 20;

/** Types that can be recognised by their first bytes, unlike .csv and .txt: the file must match its ending. */
const OPENED = ['pdf', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'];

/** Error message for a file of `public/` that visitors could not open. */
async function documentMessage(folder: string, name: string): Promise<string | undefined> {
  const bytes = readFileSync(`${folder}/${name}`);
  if (bytes.length > MOST_BYTES)
    return 'This file has more than 25 MB, which the website cannot publish. Save it smaller, or link to it on a drive.';
  const ending = extname(name).slice(1).toLowerCase();
  // PDF readers accept other bytes before the header.
  const kind = bytes.subarray(0, 1024).includes('%PDF-') ? 'pdf' : (await fileTypeFromBuffer(bytes))?.ext;
  if (kind === 'heic') return HEIC_MESSAGE;
  if (kind === ending.replace('jpeg', 'jpg')) return undefined;
  if (kind && (OPENED.includes(kind) || OPENED.includes(ending)))
    return `This file is not what its name says, but ${kind}. Call it ${basename(name, extname(name))}.${kind}: browsers go by the ending of its name.`;
  return OPENED.includes(ending)
    ? `This file is empty or broken: it is not a valid ${ending} file. Open it with the program that made it, save it again, and upload that.`
    : undefined;
}
