import { basename, join } from 'node:path';
import { ALL_RECORDS, type Edition, OPTIONAL_RECORDS, PARAGRAPHS, TEXTS } from '../collections.ts';
import { findStrayCharacters } from './characters.ts';
import { listFiles, readText } from './content-files.ts';
import { type Facts, findContradictions } from './cross-checks.ts';
import { findDoubts } from './doubts.ts';
import { findUnknownFacts } from './guidance-checks.ts';
import { type FieldPath, type Issue, inReadingOrder } from './issue.ts';
import { linkTargets } from './link-targets.ts';
import { findWrongLinks, linkIssue } from './links.ts';
import { readMarkdown } from './markdown-file.ts';
import { findCode, findWrongMarkup } from './markup.ts';
import { findMediaIssues } from './media-checks.ts';
import { isFileIn, pictureIssue } from './picture-checks.ts';
import { fieldPassages, type Passage, paragraphs } from './prose.ts';
import { findLeftovers } from './prose-marks.ts';
import { validate } from './schema-issues.ts';
import { type ReadYaml, readYaml } from './yaml-file.ts';

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
    ...findWrongMarkup(passages),
    ...findLeftovers(passages),
    ...findDoubts(facts, passages, now),
    ...findUnknownFacts(passages),
    ...findInLinks(files, facts, names, publicFolder),
    ...(await findInPictures(facts, folder)),
    ...(await findMediaIssues(files, facts, slugsIn('committees', names), folder)),
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
  const { text, message } = readText(join(folder, name));
  if (text === undefined) return { issues: [{ file: shown, message: message ?? '' }] };
  const stray = findStrayCharacters(shown, text);
  if (stray.length > 0) return { issues: stray };
  const [collection = '', slug] = name.replace(/\.\w+$/, '').split('/');
  if (collection in PARAGRAPHS)
    return {
      file: { name, data: {}, markdown: text, body: paragraphs(name, text, 1), lineOf: () => undefined },
      issues: [],
    };
  const isText = slug !== undefined;
  const read = isText ? readMarkdown(text, shown) : { ...readYaml(text, shown), body: '', bodyLine: 1 };
  const body = paragraphs(name, read.body, read.bodyLine);
  if (read.issues.length > 0 && read.data === undefined) return { issues: read.issues };
  const schema = isText ? TEXTS[collection as keyof typeof TEXTS] : ALL_RECORDS[collection as keyof typeof ALL_RECORDS];
  const { data, issues } = validate(schema, read, shown);
  const isPending = data !== undefined && 'overviewPending' in data && data.overviewPending !== undefined;
  const missing = isText && body.length === 0 && !isPending;
  const told = body.length === 0 ? missing && missingText(collection) : isPending && NEVER_SHOWN;
  return {
    file: { name, data: data as ContentFile['data'], markdown: read.body, body, lineOf: read.lineOf },
    issues: [
      ...read.issues,
      ...issues,
      ...findCode(shown, read.body, read.bodyLine),
      ...(told && data ? [{ file: shown, message: told }] : []),
    ],
  };
}

const NEVER_SHOWN =
  'There is an overview below the second line of dashes, so visitors never see overviewPending. Remove that line.';

function missingText(collection: string): string {
  return collection === 'committees'
    ? 'The text below the second line of dashes is missing. Write the overview there, or say in the field overviewPending when more will be known.'
    : 'The text below the second line of dashes is missing. Write it there.';
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
    ...ownAddresses(data, facts.conference?.site).flatMap(({ path, url }) => {
      const message = linkIssue(url, targets);
      return message ? { file: name, path, message } : [];
    }),
  ]);
}

async function findInPictures({ committees }: Facts, folder: string): Promise<Issue[]> {
  const found = await Promise.all(
    committees.map(async ({ slug, image }) => {
      const message = image && (await pictureIssue(join(folder, 'committees'), image));
      return message ? [{ file: `committees/${slug}.md`, path: ['image'], message }] : [];
    }),
  );
  return found.flat();
}

/** Fields that lead to a page of this site, by its path or by its whole address. */
function ownAddresses(data: unknown, site = '', path: FieldPath = []): { path: FieldPath; url: string }[] {
  if (typeof data === 'string') {
    const isOwn = /^\/[a-z]/.test(data) || (site && data.startsWith(`${site}/`));
    return isOwn && /^(url|map|individual|school|portfolioSheet)$/.test(String(path.at(-1)))
      ? [{ path, url: data }]
      : [];
  }
  if (Array.isArray(data)) return data.flatMap((item, index) => ownAddresses(item, site, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => ownAddresses(value, site, [...path, key]));
}

function slugsIn(folder: string, names: string[]): string[] {
  return names.filter((name) => name.startsWith(`${folder}/`)).map((name) => basename(name, '.md'));
}
