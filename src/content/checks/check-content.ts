import { basename } from 'node:path';
import { ALL_RECORDS, type Edition, OPTIONAL_RECORDS, PARAGRAPHS, TEXTS } from '../collections.ts';
import { listFiles, readText } from './content-files.ts';
import { type Facts, findContradictions } from './cross-checks.ts';
import { findDoubts, findUnusedWords } from './doubts.ts';
import { type Issue, inReadingOrder, issuesIn } from './issue.ts';
import { linkTargets } from './link-targets.ts';
import { findWrongLinks, linkIssue } from './links.ts';
import { readMarkdown } from './markdown-file.ts';
import { findPictureIssues, findUnnamedPictures, isFileIn } from './picture-checks.ts';
import { fieldPassages, type Passage, paragraphs, textsIn } from './prose.ts';
import { validate } from './schema-issues.ts';
import { findSigns } from './text-signs.ts';
import { type ReadYaml, readYaml } from './yaml-file.ts';

const SCHEMAS = { ...ALL_RECORDS, ...TEXTS, ...PARAGRAPHS };

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

/** A file that could be read. `data` is absent where its fields are not as they should be. */
export interface ContentFile {
  /** Such as `committees/unhrc.md`. */
  name: string;
  data?: Record<string, unknown> | undefined;
  /** The text below the fields of a Markdown file. */
  markdown: string;
  /** Paragraphs of Markdown. */
  body: Passage[];
  lineOf: ReadYaml['lineOf'];
}

/**
 * Reads a whole content folder and reports everything that is wrong in it at once, in plain words. It never throws
 * because of its content.
 * @param folder such as `content`; messages name its files as `content/conference.yaml`
 * @param publicFolder what is served as it is, such as `public`
 * @param now milliseconds since the epoch
 */
export async function checkContent(folder: string, publicFolder: string, now = Date.now()): Promise<CheckedContent> {
  const { names, files, issues } = readContent(folder);
  const facts = factsOf(files);
  const lineOf = ({ file, path }: Issue) => path && files.find(({ name }) => name === file)?.lineOf(path);
  const passages = files.flatMap(({ name, data, body }) => [...fieldPassages(name, data), ...body]);
  const found = [
    ...findContradictions(facts, slugsIn('committees', names)),
    ...passages.flatMap(findSigns),
    ...findDoubts(facts, passages, now),
    ...findInLinks(files, facts, names, publicFolder),
    ...(await findPictureIssues(facts, folder)),
    // Of a file that has mistakes it is not known what it names.
    ...(issues.length > 0 ? [] : [...findUnusedWords(facts, passages), ...findUnnamedPictures(facts, folder)]),
  ];
  const all = inReadingOrder([
    ...issues,
    ...found.map((issue) => ({ ...issue, file: `${folder}/${issue.file}`, line: issue.line ?? lineOf(issue) })),
  ]);
  const wrong = all.filter(({ isDoubt }) => !isDoubt);
  return {
    issues: wrong,
    doubts: all.filter(({ isDoubt }) => isDoubt),
    edition: wrong.length === 0 ? (facts as Facts & Edition) : undefined,
    passages: wrong.length === 0 ? passages : [],
  };
}

/** Reads every file of a content folder; the build reads what the check reads. @returns also the names of all files */
export function readContent(folder: string): { names: string[]; files: ContentFile[]; issues: Issue[] } {
  const { files: names, issues } = listFiles(folder);
  const read = names.map((name) => readFile(folder, name));
  return {
    names,
    files: read.flatMap(({ file }) => file ?? []),
    issues: [...issues, ...read.flatMap(({ issues }) => issues)],
  };
}

function readFile(folder: string, name: string): { file?: ContentFile; issues: Issue[] } {
  const shown = `${folder}/${name}`;
  const { text, issues: unreadable } = readText(shown);
  if (unreadable.length > 0) return { issues: unreadable };
  const [collection = '', slug] = name.replace(/\.\w+$/, '').split('/');
  const read = name.endsWith('.yaml')
    ? { ...readYaml(text, shown), body: '', bodyLine: 1 }
    : readMarkdown(text, shown, collection in PARAGRAPHS);
  if (read.data === undefined && read.issues.length > 0) return { issues: read.issues };
  const { data, issues } = validate(SCHEMAS[collection as keyof typeof SCHEMAS], read, shown);
  const body = paragraphs(name, read.body, read.bodyLine);
  const hasText = body.length > 0;
  const isPending = data !== undefined && 'overviewPending' in data && data.overviewPending !== undefined;
  const orPending = collection === 'committees' ? ', or say in the field overviewPending when more will be known' : '';
  return {
    file: { name, data, markdown: read.body, body, lineOf: read.lineOf },
    issues: [
      ...read.issues,
      ...issues,
      ...issuesIn(shown, [
        [
          data && slug && !hasText && !isPending,
          [],
          `The text below the second line of dashes is missing. Write it there${orPending}.`,
        ],
        [
          isPending && hasText,
          [],
          'There is an overview below the second line of dashes, so visitors never see overviewPending. Remove that line.',
        ],
        [
          name === 'committees/conference.md',
          [],
          'The calendar of the whole conference already uses this name. Rename the file, for example: general-assembly.md.',
        ],
      ]),
    ],
  };
}

function factsOf(files: ContentFile[]): Facts {
  const record = (name: string) => files.find((file) => file.name === `${name}.yaml`)?.data;
  const without = Object.entries(OPTIONAL_RECORDS).map(([name, schema]) => [name, record(name) ?? schema.parse({})]);
  const texts = (folder: keyof typeof TEXTS) =>
    files
      .filter(({ name, data }) => name.startsWith(`${folder}/`) && data)
      .map(({ name, data }) => ({ ...(data as { order: number }), slug: basename(name, '.md') }))
      .sort((a, b) => a.order - b.order);
  // The schemas have said that each is what its name promises.
  return {
    ...Object.fromEntries([...Object.keys(ALL_RECORDS).map((name) => [name, record(name)]), ...without]),
    ...Object.fromEntries(Object.keys(TEXTS).map((name) => [name, texts(name as keyof typeof TEXTS)])),
  } as unknown as Facts;
}

function findInLinks(files: ContentFile[], facts: Facts, names: string[], publicFolder: string): Issue[] {
  const slugs = { committees: slugsIn('committees', names), addressals: slugsIn('addressals', names) };
  const targets = linkTargets(facts, slugs, (path) => isFileIn(publicFolder, path));
  return files.flatMap(({ name, data, body }) => [
    ...body.flatMap((paragraph) => findWrongLinks(paragraph, targets)),
    ...ownAddresses(data, facts.conference?.site).flatMap(({ path, text }) => {
      const message = linkIssue(text, targets);
      return message ? { file: name, path, message } : [];
    }),
  ]);
}

/** Fields that lead to a page of this site, by its path or by its whole address. */
function ownAddresses(data: unknown, site = ' ') {
  return textsIn(data).filter(
    ({ path, text }) =>
      /^(url|map|individual|school|portfolioSheet)$/.test(String(path.at(-1))) &&
      (/^\/[a-z]/.test(text) || text.startsWith(`${site}/`)),
  );
}

function slugsIn(folder: string, names: string[]): string[] {
  return names.filter((name) => name.startsWith(`${folder}/`)).map((name) => basename(name, '.md'));
}
