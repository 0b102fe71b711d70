import { basename } from 'node:path';
import { ALL_RECORDS, type Edition, LANGUAGE_RECORDS, OPTIONAL_RECORDS, PARAGRAPHS, TEXTS } from '../collections.ts';
import { nearest } from '../nearest.ts';
import { languageOfFile, listFiles } from './content-files.ts';
import type { Finding, Issue } from './issue.ts';
import { fieldPassages, type Passage, paragraphs } from './prose.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { validate } from './schema-issues.ts';

const SCHEMAS = { ...ALL_RECORDS, ...TEXTS, ...PARAGRAPHS };

/** A file of the content. */
export interface ContentFile {
  /** Such as `committees/unhrc.md`. */
  name: string;
  /** Absent where its fields are not as they should be. */
  data?: Record<string, unknown> | undefined;
  /** Its fields, without those that are wrong by themselves. */
  fields: Record<string, unknown>;
  /** The text below the fields of a Markdown file. */
  markdown: string;
  /** Its paragraphs. */
  body: Passage[];
  issues: Finding[];
  lineOf: ReadFile['lineOf'];
}

/** What the files say that are valid by themselves. Invalid ones are absent. */
export type Facts = Partial<Edition> & Pick<Edition, keyof typeof OPTIONAL_RECORDS | keyof typeof TEXTS | 'languages'>;

/** Reads every file of a content folder; the build reads what the check reads. @returns also files that do not belong */
export function readContent(folder: string): { files: ContentFile[]; strays: Issue[] } {
  const { files, issues } = listFiles(folder);
  return { files: files.map((name) => readContentFile(folder, name)), strays: issues };
}

function readContentFile(folder: string, name: string): ContentFile {
  const [collection = ''] = name.replace(/\.\w+$/, '').split('/');
  const schema = languageOfFile(name) ? LANGUAGE_RECORDS.parents : SCHEMAS[collection as keyof typeof SCHEMAS];
  const read = readFile(`${folder}/${name}`, collection in PARAGRAPHS);
  const body = paragraphs(name, read.body, read.bodyLine);
  const issues = [...nameIssues(name), ...read.issues];
  const file = { name, markdown: read.body, body, fields: {}, issues, lineOf: read.lineOf };
  if (read.data === undefined && read.issues.length > 0) return file;
  const valid = validate(schema, read.data);
  const ofText = collection in TEXTS ? textIssues(collection, read.data, body.length > 0) : [];
  return { ...file, data: valid.data, fields: valid.fields, issues: [...issues, ...valid.issues, ...ofText] };
}

/** What is wrong with the text of a Markdown file. @param written its fields, right or wrong */
function textIssues(collection: string, written: unknown, hasText: boolean): Finding[] {
  const names = Object.keys(written ?? {});
  if (names.includes('overviewPending') && hasText) {
    const message =
      'There is an overview below the second line of dashes, so visitors never see overviewPending. Remove that line.';
    return [{ message }];
  }
  // A misspelt name is reported as such.
  // The page says when a case file is due.
  if (hasText || names.some((name) => nearest(name, ['overviewPending', 'caseFileDaysBefore']))) return [];
  const orPending = collection === 'committees' ? ', or say in the field overviewPending when more will be known' : '';
  return [{ message: `The text below the second line of dashes is missing. Write it there${orPending}.` }];
}

/** What is wrong with a name that becomes part of addresses. */
function nameIssues(name: string): Finding[] {
  if (!/^(committees|addressals)\/index\.md$|^committees\/conference\.md$/.test(name)) return [];
  const use = name.endsWith('conference.md')
    ? 'The calendar of the whole conference already uses this name'
    : 'Web servers use the name index for the page of the whole folder';
  return [{ message: `${use}. Rename the file, for example: general-assembly.md.` }];
}

/** Every text of a file. */
export function passagesOf({ name, fields, body }: ContentFile): Passage[] {
  return [...fieldPassages(name, fields), ...body];
}

/** Everything that a folder says. @throws if a file has mistakes */
export function readWholeContent(folder: string): Edition {
  const { files } = readContent(folder);
  const broken = files.find(({ data }) => !data);
  if (broken) throw new Error(`${folder}/${broken.name} has mistakes. Run npm run check.`);
  return factsOf(files) as Edition;
}

/** The data of all valid files, texts in their order. Optional files that are missing have their defaults. */
export function factsOf(files: ContentFile[]): Facts {
  const recordOf = (name: string) => files.find((file) => file.name === `${name}.yaml`)?.data;
  const textsIn = (folder: string) =>
    files
      .filter(({ name, data }) => name.startsWith(`${folder}/`) && data)
      .map(({ name, data }) => ({ ...(data as { order: number }), slug: basename(name, '.md') }))
      .sort((a, b) => a.order - b.order);
  const languages = files.flatMap(({ name, data }) => {
    const code = languageOfFile(name);
    return code && data ? [{ code, parents: data }] : [];
  });
  // The schemas have said that each is what its name promises.
  return Object.fromEntries([
    ...Object.keys(ALL_RECORDS).map((name) => [name, recordOf(name)]),
    ...Object.entries(OPTIONAL_RECORDS).map(([name, schema]) => [name, recordOf(name) ?? schema.parse({})]),
    ...Object.keys(TEXTS).map((name) => [name, textsIn(name)]),
    ['languages', languages],
  ]) as Facts;
}
