import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { furtherPath, listPages, routes, siteFiles } from '../routes.ts';
import { languageName } from '../shared/other-languages.ts';
import { formatList } from '../shared/words.ts';
import { checkLinks, servedPaths } from './check-links.ts';
import { checkLook } from './check-look.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures } from './check-pictures.ts';
import { FOLDERS, TRANSLATION } from './collections.ts';
import { type FactSources, factsOf, namesOfFacts } from './facts.ts';
import type { Issue } from './issue.ts';
import { PUBLIC_DIR } from './load.ts';
import type { Content, ContentFile } from './read.ts';
import { passagesOf } from './texts.ts';

/**
 * Everything that is wrong in the content, at once, in the order of the files; empty if the site can be built. Mistakes
 * in the content never make it throw. Anchors are checked once the site is built: `integrations/dead-links.ts`.
 * @param publicFolder files that are served unchanged
 */
export async function checkContent(content: Content, publicFolder = PUBLIC_DIR): Promise<Issue[]> {
  const { files, known } = content;
  const slugsIn = (folder: string) => inFolder(files, folder).map(({ name }) => ({ slug: basename(name, '.md') }));
  const pages = listPages(() => ({}), {
    committees: slugsIn('committees'),
    addressals: slugsIn('addressals'),
    furtherPages: slugsIn('pages'),
    translations: known.translations,
  });
  const targets = { pages: pages.map(({ path }) => path), files: [...siteFiles, ...servedPaths(publicFolder)] };
  const issues = [
    ...content.issues,
    ...files.flatMap((file) => file.issues),
    ...files.flatMap(checkFile),
    ...files.flatMap(checkMarkdown),
    ...checkUnique(files),
    ...(known.conference ? checkSite(known.conference.site) : []),
    ...(known.conference ? checkFacts(files, { ...known, conference: known.conference }) : []),
    ...files.flatMap((file) => checkLinks(file, targets)),
    ...(await checkPictures(content)),
    ...(await checkLook(content.folder)),
  ];
  return issues
    .map((issue) => ({ ...issue, line: issue.line ?? lineIn(files, issue) }))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

function lineIn(files: readonly ContentFile[], { file, path }: Issue): number | undefined {
  return path && files.find(({ name }) => name === file)?.lineOf(path);
}

function inFolder(files: readonly ContentFile[], folder: string): ContentFile[] {
  return files.filter(({ name }) => name.startsWith(`${folder}/`));
}

/** The names of addresses that the site uses itself. A page of photographs takes the place of the site's own. */
const TAKEN = readdirSync('src/pages')
  .map((name) => name.replace(/\..*/, ''))
  .filter((slug) => furtherPath(slug) !== routes.media);

/** A file without its text, at an address of the site itself, or of a language that there is not. */
function checkFile({ name, data, markdown }: ContentFile): Issue[] {
  const slug = basename(name, '.md');
  const [, code] = TRANSLATION.exec(name) ?? [];
  // A committee need not have an overview.
  const needsText = name.endsWith('.md') && !name.startsWith('committees/');
  const messages = [
    needsText && data && markdown.trim() === '' && 'The text is missing. Write it below the second line of dashes.',
    (name.startsWith('pages/') ? TAKEN : ['index']).includes(slug) &&
      `The website itself uses the name ${slug}. Give this file another one.`,
    code &&
      languageName(code) === code &&
      `There is no language with the two letters ${code}. Rename the folder: hi is Hindi, ur is Urdu.`,
  ];
  return messages.flatMap((message) => (message ? { file: name, message } : []));
}

/** An address of the website that is copied from one of its pages. */
function checkSite(site: string): Issue[] {
  const page = Object.values(routes).find((path) => path !== routes.splash && site.endsWith(path));
  const message = `The website begins before its page ${page}. Write ${site.slice(0, -(page?.length ?? 0))} here.`;
  return page ? [{ file: 'conference.yaml', path: ['site'], message }] : [];
}

/** Places and titles that two files of a folder share. A card has the title of its committee, or one of its own. */
function checkUnique(files: readonly ContentFile[]): Issue[] {
  return Object.keys(FOLDERS).flatMap((folder) =>
    ['order', 'title', 'cardTitle'].flatMap((field) => {
      const fieldsOf = ({ fields }: ContentFile) => fields as Record<string, unknown>;
      const valueIn = (file: ContentFile) => fieldsOf(file)[field] ?? (field === 'cardTitle' && fieldsOf(file).title);
      const byValue = Map.groupBy(inFolder(files, folder), valueIn);
      return [...byValue].flatMap(([value, [first, ...others]]) => {
        if (!first || !value || others.length === 0) return [];
        const isSaid = others.every((file) => fieldsOf(file).title === fieldsOf(first).title);
        if (field === 'cardTitle' && isSaid) return [];
        const names = formatList([first, ...others].map(({ name }) => name));
        const message = `${names} have the same ${field}, ${value}. Give each its own, or remove the one that is a copy.`;
        return [{ file: first.name, path: [field], message }];
      });
    }),
  );
}

const BRACES = /\{([^{}]*)\}|[{}]/g;

/** Braces around something that is no fact of this conference. */
function checkFacts(files: readonly ContentFile[], sources: FactSources): Issue[] {
  const facts = factsOf(sources);
  const names = namesOfFacts(sources);
  const listed = names.map((name) => `{${name}}`).join(' ');
  return files.flatMap(passagesOf).flatMap(({ text, ...place }) =>
    [...text.matchAll(BRACES)].flatMap(([whole, name]) => {
      if (name === undefined) return { ...place, message: 'A brace is missing here, or there is one too many.' };
      if (!names.includes(name))
        return {
          ...place,
          message: `This conference has no fact ${whole}. Leave it out, or write one of these: ${listed}.`,
        };
      if (place.file === 'conference.yaml' && String(place.path?.[0]) in facts)
        return { ...place, message: `This is a fact itself, and cannot name another: write out ${whole} here.` };
      return [];
    }),
  );
}
