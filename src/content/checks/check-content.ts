import type { Edition } from '../collections.ts';
import { languageOfFile } from '../reading/content-files.ts';
import type { Issue } from '../reading/issue.ts';
import type { Passage } from '../reading/prose.ts';
import { type ContentFile, factsOf, passagesOf, readContent } from '../reading/read-content.ts';
import { findContradictions } from './cross-checks.ts';
import { findDoubts, findUnusedWords } from './doubts.ts';
import { findEmptyFacts } from './empty-facts.ts';
import { type LinkTargets, plannedTargets, slugsIn } from './link-targets.ts';
import { findDoubtfulLinks, findWrongLinks } from './links.ts';
import { findMarkIssues } from './mark-checks.ts';
import { MARKUP_RULES } from './markup-rules.ts';
import { findPhoneIssues } from './phone-numbers.ts';
import {
  findPictureIssues,
  findSmallPictures,
  findUnnamedPictures,
  findUnusedPictures,
  findUnusedTheme,
} from './picture-checks.ts';
import { applyRules } from './text-rule.ts';
import { FACT_RULES, WORDING_RULES } from './wording-rules.ts';

const TEXT_RULES = [...MARKUP_RULES, ...WORDING_RULES];

interface CheckedContent {
  /** Everything that is wrong, in reading order; empty if the site can be built. */
  issues: Issue[];
  /** What may be wrong. It never stops anything. */
  doubts: Issue[];
  /** The content, if nothing is wrong. */
  edition?: Edition | undefined;
  /** Every text, if nothing is wrong. */
  passages: Passage[];
}

/**
 * Reads a whole content folder and reports everything that is wrong in it at once, in plain words. Mistakes in the
 * content never make it throw. The anchors of links are checked once the site is built: `checkBuiltLinks`.
 * @param folder such as `content`; messages name its files as `content/conference.yaml`
 * @param publicFolder files that are served unchanged, such as `public`
 * @param now milliseconds since the epoch
 */
export async function checkContent(folder: string, publicFolder: string, now = Date.now()): Promise<CheckedContent> {
  const { files, strays } = readContent(folder);
  const facts = factsOf(files);
  const fileIssues = [
    ...strays,
    ...files.flatMap(({ name, issues }) => issues.map((issue) => ({ file: name, ...issue }))),
  ];
  const passages = files.flatMap(passagesOf);
  const isHistoryReadable = files.every(({ name, data }) => name !== 'history.yaml' || data !== undefined);
  const isReadable = fileIssues.every(({ isDoubt }) => isDoubt);
  const pictureIssues = await findPictureIssues(files, folder);
  const found: Issue[] = [
    ...fileIssues,
    ...findContradictions(files, facts, slugsIn(files, 'committees')),
    ...findEmptyFacts(facts, passages, isHistoryReadable),
    ...passages.flatMap((passage) => applyRules(TEXT_RULES, passage)),
    ...passages.filter(namesFacts).flatMap((passage) => applyRules(FACT_RULES, passage)),
    ...findPhoneIssues(facts),
    ...findDoubts(facts, passages, now),
    ...findWrongLinks(files, plannedTargets(files, publicFolder)),
    ...findDoubtfulLinks(files),
    ...pictureIssues,
    ...(await findMarkIssues(facts, folder)),
    // Not while a file has mistakes: what it names is unknown.
    ...(isReadable
      ? [
          ...findUnusedWords(facts, passages),
          ...findUnnamedPictures(facts, folder),
          ...findUnusedPictures(facts, folder),
          ...findUnusedTheme(facts, folder),
          ...(pictureIssues.length === 0 ? await findSmallPictures(facts, folder) : []),
        ]
      : []),
  ];
  const all = locatedInOrder(found, files, folder);
  const wrong = all.filter(({ isDoubt }) => !isDoubt);
  return {
    issues: wrong,
    doubts: all.filter(({ isDoubt }) => isDoubt),
    edition: wrong.length === 0 ? (facts as Edition) : undefined,
    passages: wrong.length === 0 ? passages : [],
  };
}

/** Whether names in braces are those of facts. The sentences of a language have their own, which its schema checks. */
function namesFacts({ file, path }: Passage): boolean {
  return !(languageOfFile(file) && path?.[0] === 'sentences');
}

/** Links of the content that lead nowhere on the built site. @param targets what the build has written */
export function checkBuiltLinks(folder: string, targets: LinkTargets): Issue[] {
  const { files } = readContent(folder);
  return locatedInOrder(findWrongLinks(files, targets), files, folder);
}

/** Issues with the lines of their fields, and their files as they are shown. */
function locatedInOrder(issues: readonly Issue[], files: readonly ContentFile[], folder: string): Issue[] {
  const lineOf = ({ file, path }: Issue) => path && files.find(({ name }) => name === file)?.lineOf(path);
  return issues
    .map((issue) => ({ ...issue, file: `${folder}/${issue.file}`, line: issue.line ?? lineOf(issue) }))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
