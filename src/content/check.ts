import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { listPages, routes, siteFiles } from '../routes.ts';
import { pagePath } from '../shared/base-path.ts';
import { languageName } from '../shared/other-languages.ts';
import { formatList, slugify } from '../shared/words.ts';
import { checkLinks } from './check-links.ts';
import { checkLook } from './check-look.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures } from './check-pictures.ts';
import { FOLDERS } from './collections.ts';
import { type FactSources, factsOf } from './facts.ts';
import type { Issue } from './issue.ts';
import type { Content, ContentFile } from './read.ts';
import { passagesOf } from './texts.ts';

/**
 * Everything that is wrong in the content, at once, in the order of the files; empty if the site can be built. Mistakes
 * in the content never make it throw. Anchors are checked once the site is built: `integrations/dead-links.ts`.
 * @param publicFolder files that are served unchanged
 */
export async function checkContent(content: Content, publicFolder = 'public'): Promise<Issue[]> {
  const { files, known } = content;
  const served = globSync('**/*.*', { cwd: publicFolder }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const servedPages = served.filter((file) => file.endsWith('.html')).map((file) => pagePath(file, ''));
  const targets = {
    pages: listPages(() => ({}), {
      committees: slugsIn(files, 'committees'),
      addressals: slugsIn(files, 'addressals'),
      furtherPages: slugsIn(files, 'pages'),
      translations: known.translations,
    }).map(({ path }) => path),
    hasFile: (path: string) => [...siteFiles, ...served, ...servedPages].includes(path),
  };
  const issues = [
    ...content.issues,
    ...files.flatMap((file) => file.issues),
    ...checkFolders(files),
    ...files.flatMap(checkMissingText),
    ...files.flatMap(checkMarkdown),
    ...checkAddresses(files),
    ...checkLanguages(known),
    ...checkUnique(files),
    ...checkGlossary(known),
    ...checkTimeline(known),
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

function slugsIn(files: readonly ContentFile[], folder: string): { slug: string }[] {
  return inFolder(files, folder).map(({ name }) => ({ slug: basename(name, '.md') }));
}

function inFolder(files: readonly ContentFile[], folder: string): ContentFile[] {
  return files.filter(({ name }) => name.startsWith(`${folder}/`));
}

/** A conference has at least one committee and one letter. */
function checkFolders(files: readonly ContentFile[]): Issue[] {
  return ['committees', 'addressals']
    .filter((folder) => inFolder(files, folder).length === 0)
    .map((file) => ({
      file,
      message: 'This folder needs at least one text. Take it from the last version that worked.',
    }));
}

/** A text that is missing below the fields. A committee may say instead when more will be known. */
function checkMissingText({ name, data, markdown }: ContentFile): Issue[] {
  if (!name.endsWith('.md') || !data || markdown.trim() !== '') return [];
  if (!name.startsWith('committees/'))
    return [{ file: name, message: 'The text is missing. Write it below the second line of dashes.' }];
  if (data.overviewPending || data.caseFileDaysBefore) return [];
  return [
    {
      file: name,
      message:
        'The overview is missing. Write it below the second line of dashes, or say in a field overviewPending when more will be known.',
    },
  ];
}

/** Further pages whose address the site uses itself. That of photographs takes the place of the site's own. */
function checkAddresses(files: readonly ContentFile[]): Issue[] {
  const taken = readdirSync('src/pages').map((name) => name.replace(/\..*/, ''));
  return slugsIn(files, 'pages')
    .filter(({ slug }) => taken.includes(slug) && `/${slug}` !== routes.media)
    .map(({ slug }) => ({
      file: `pages/${slug}.md`,
      message: `The website itself uses the address /${slug}. Give this file another name.`,
    }));
}

/** Folders of translations that are named by no language. */
function checkLanguages({ translations }: Content['known']): Issue[] {
  const unknown = (translations ?? []).filter(({ code }) => languageName(code) === code);
  return unknown.map(({ code }) => ({
    file: `site/${code}/parents.yaml`,
    message: `There is no language with the two letters ${code}. Rename the folder: hi is Hindi, ur is Urdu.`,
  }));
}

/** Places and titles that two files of a folder share. */
function checkUnique(files: readonly ContentFile[]): Issue[] {
  return Object.keys(FOLDERS).flatMap((folder) =>
    ['order', 'title'].flatMap((field) => {
      const valueIn = ({ fields }: ContentFile) => (fields as Record<string, unknown>)[field];
      const byValue = Map.groupBy(inFolder(files, folder), valueIn);
      return [...byValue].flatMap(([value, [first, ...others]]) => {
        if (!first || value === undefined || others.length === 0) return [];
        const names = formatList([first, ...others].map(({ name }) => name));
        const message = `${names} have the same ${field}, ${value}. Give each its own, or remove the one that is a copy.`;
        return [{ file: first.name, path: [field], message }];
      });
    }),
  );
}

/** Words that two terms of the glossary share, and terms that refer to one that is not there. */
function checkGlossary({ glossary }: Content['known']): Issue[] {
  const terms = glossary?.terms ?? [];
  const anchors = terms.map(({ term, forms }) => new Set([term, ...forms].map(slugify)));
  const place = (index: number) => ({ file: 'site/glossary.yaml', path: ['terms', index] });
  return terms.flatMap(({ term, forms, see }, index) => {
    const repeated = [term, ...forms].filter((word) =>
      anchors.slice(0, index).some((others) => others.has(slugify(word))),
    );
    const unknown = see.filter((name) => !terms.some((other) => other.term === name));
    return [
      ...repeated.map((word) => ({
        ...place(index),
        message: `“${word}” is in a term above already. Keep it in one of the two.`,
      })),
      ...unknown.map((name) => ({
        ...place(index),
        message: `This list has no term “${name}”. Write under see: one that it has, or remove it.`,
      })),
    ];
  });
}

function checkTimeline({ history }: Content['known']): Issue[] {
  const timeline = history?.timeline ?? [];
  return timeline.flatMap(({ year }, index) => {
    const before = timeline[index - 1]?.year;
    if (year === undefined || before === undefined || before <= year) return [];
    return [
      {
        file: 'site/history.yaml',
        path: ['timeline', index, 'year'],
        message: `${year} comes after ${before} here. Put the entries in order, oldest first.`,
      },
    ];
  });
}

const BRACES = /\{([^{}]*)\}|[{}]/g;

/** Braces around something that is no fact, or around one that this conference does not have. */
function checkFacts(files: readonly ContentFile[], sources: FactSources): Issue[] {
  const facts = factsOf(sources);
  const names = Object.keys(facts)
    .map((name) => `{${name}}`)
    .join(' ');
  return files.flatMap(passagesOf).flatMap(({ text, ...place }) =>
    [...text.matchAll(BRACES)].flatMap(([whole, name]) => {
      if (name === undefined) return [{ ...place, message: `A brace is missing here. The facts are: ${names}.` }];
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (/^dressCode\d$/.test(name) && fact === undefined) {
        const message = `There is nothing to say for ${whole}: conference.yaml has no dress code for that day. Change this text, or leave it out.`;
        return [{ ...place, message }];
      }
      if (fact === undefined)
        return [{ ...place, message: `There is no fact called ${whole}. The facts are: ${names}.` }];
      if (place.file === 'conference.yaml' && String(place.path?.[0]) in facts)
        return [{ ...place, message: `This is a fact itself, and cannot name another: write out ${whole} here.` }];
      // Texts end with the restrictions, if there are any.
      if (fact !== '' || name === 'restrictions') return [];
      const why = name === 'restrictedCommittees' ? 'no committee has openTo' : `conference.yaml has no ${name}`;
      return [{ ...place, message: `There is nothing to say for ${whole}: ${why}. Leave it out.` }];
    }),
  );
}
