import { basename } from 'node:path';
import type { Edition } from '../collections.ts';
import type { Issue } from '../reading/issue.ts';
import { type Passage, textsIn } from '../reading/prose.ts';
import { type ContentFile, type Facts, factsOf, passagesOf, readContent } from '../reading/read-content.ts';
import { findContradictions } from './cross-checks.ts';
import { findDoubts, findUnusedWords } from './doubts.ts';
import { findWrongLinks, linkIssue, linkTargets, type Targets } from './links.ts';
import { findPictureIssues, findUnnamedPictures, isFileIn } from './picture-checks.ts';
import { findSigns } from './text-signs.ts';

/** Fields that hold an address. */
const ADDRESS = /^(url|map|individual|school|portfolioSheet)$/;

export interface CheckedContent {
  /** Everything that is wrong, in reading order; empty if the site can be built. */
  issues: Issue[];
  /** What may be wrong. It never stops anything. */
  doubts: Issue[];
  /** What the content says, where nothing is wrong. */
  edition?: Edition | undefined;
  /** Every text, where nothing is wrong. */
  passages: Passage[];
}

/**
 * Reads a whole content folder and reports everything that is wrong in it at once, in plain words. It never throws
 * because of its content.
 * @param folder such as `content`; messages name its files as `content/conference.yaml`
 * @param publicFolder what is served as it is, such as `public`
 * @param now milliseconds since the epoch
 */
export async function checkContent(folder: string, publicFolder: string, now = Date.now()): Promise<CheckedContent> {
  const { files, strays } = readContent(folder);
  const facts = factsOf(files);
  const broken = [...strays, ...files.flatMap(({ name, issues }) => issues.map((issue) => ({ file: name, ...issue })))];
  const passages = files.flatMap(passagesOf);
  // Of all files, including invalid ones.
  const slugsIn = (collection: string) =>
    files.flatMap(({ name }) => (name.startsWith(`${collection}/`) ? basename(name, '.md') : []));
  const slugs = { committees: slugsIn('committees'), addressals: slugsIn('addressals') };
  const targets = linkTargets(facts, slugs, (path) => isFileIn(publicFolder, path));
  const found: Issue[] = [
    ...broken,
    ...findContradictions(facts, slugs.committees),
    ...passages.flatMap(findSigns),
    ...findDoubts(facts, passages, now),
    ...findInLinks(files, facts, targets),
    ...(await findPictureIssues(facts, folder)),
    // While a file has mistakes, nobody knows what it names.
    ...(broken.every(({ isDoubt }) => isDoubt)
      ? [...findUnusedWords(facts, passages), ...findUnnamedPictures(facts, folder)]
      : []),
  ];
  const lineOf = ({ file, path }: Issue) => path && files.find(({ name }) => name === file)?.lineOf(path);
  const all = found
    .map((issue) => ({ ...issue, file: `${folder}/${issue.file}`, line: issue.line ?? lineOf(issue) }))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  const wrong = all.filter(({ isDoubt }) => !isDoubt);
  return {
    issues: wrong,
    doubts: all.filter(({ isDoubt }) => isDoubt),
    edition: wrong.length === 0 ? (facts as Edition) : undefined,
    passages: wrong.length === 0 ? passages : [],
  };
}

function findInLinks(files: ContentFile[], facts: Facts, targets: Targets): Issue[] {
  return files.flatMap(({ name, data, body }) => [
    ...body.flatMap((paragraph) => findWrongLinks(paragraph, targets)),
    // Fields that lead to a page of this site, by its path or by its whole address.
    ...textsIn(data).flatMap(({ path, text }) => {
      const isOwn = /^\/[a-z]/.test(text) || text.startsWith(`${facts.conference?.site}/`);
      const message = isOwn && ADDRESS.test(String(path.at(-1))) && linkIssue(text, targets);
      return message ? { file: name, path, message } : [];
    }),
  ]);
}
