import { basename } from 'node:path';
import {
  ALL_PARAGRAPHS,
  ALL_RECORDS,
  ALL_TEXTS,
  type Edition,
  LANGUAGE_RECORDS,
  OPTIONAL_RECORDS,
  RECORDS,
} from '../collections.ts';
import { nearest } from '../nearest.ts';
import { languageOfFile, listFiles } from './content-files.ts';
import type { Finding, Issue } from './issue.ts';
import { fieldPassages, type Passage, paragraphs } from './prose.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { validate } from './schema-issues.ts';

const SCHEMAS = { ...ALL_RECORDS, ...ALL_TEXTS, ...ALL_PARAGRAPHS };

/** A file of the content. */
export interface ContentFile {
  /** Such as `committees/disec.md`. */
  name: string;
  /** Its validated fields; absent if any is invalid. */
  data?: Record<string, unknown> | undefined;
  /** Its fields, without the invalid ones. */
  fields: Record<string, unknown>;
  /** The text below the fields of a Markdown file. */
  markdown: string;
  /** Its paragraphs. */
  body: Passage[];
  issues: Finding[];
  lineOf: ReadFile['lineOf'];
}

/** The data of valid files. A file with mistakes is absent, or has its defaults if it is optional. */
export type Facts = Partial<Edition> &
  Pick<Edition, keyof typeof OPTIONAL_RECORDS | keyof typeof ALL_TEXTS | 'languages'>;

/** Reads every file of a content folder, for the check and the build alike. @returns also files that do not belong there */
export function readContent(folder: string): { files: ContentFile[]; strays: Issue[] } {
  const { files, issues } = listFiles(folder);
  return { files: files.map((name) => readContentFile(folder, name)), strays: issues };
}

function readContentFile(folder: string, name: string): ContentFile {
  const [collection = ''] = name.replace(/\.\w+$/, '').split('/');
  const schema = languageOfFile(name) ? LANGUAGE_RECORDS.parents : SCHEMAS[collection as keyof typeof SCHEMAS];
  const read = readFile(`${folder}/${name}`, collection in ALL_PARAGRAPHS);
  const body = paragraphs(name, read.body, read.bodyLine);
  const issues = [...nameIssues(name), ...read.issues];
  const file = { name, markdown: read.body, body, fields: {}, issues, lineOf: read.lineOf };
  const isUnreadable = read.data === undefined && read.issues.length > 0;
  if (isUnreadable) return file;
  const { data, fields, issues: fieldIssues } = validate(schema, read.data);
  const bodyIssues = collection in ALL_TEXTS ? textIssues(collection, read.data, body.length > 0) : [];
  return { ...file, data, fields, issues: [...issues, ...fieldIssues, ...bodyIssues] };
}

/** Issues of the text in a Markdown file. @param written its fields, valid or not */
function textIssues(collection: string, written: unknown, hasText: boolean): Finding[] {
  const names = Object.keys(written ?? {});
  if (names.includes('overviewPending') && hasText) {
    const message =
      'There is an overview below the second line of dashes, so visitors never see overviewPending. Remove that line.';
    return [{ message }];
  }
  // With one of these fields, the page says when more will be known. A misspelt one is reported as an unknown field.
  const saysWhen = names.some((name) => nearest(name, ['overviewPending', 'caseFileDaysBefore']));
  if (hasText || saysWhen) return [];
  const orPending = collection === 'committees' ? ', or say in the field overviewPending when more will be known' : '';
  return [{ message: `The text below the second line of dashes is missing. Write it there${orPending}.` }];
}

/** Issues of a file name that becomes part of addresses. */
function nameIssues(name: string): Finding[] {
  if (!/^(committees|addressals|announcements)\/index\.md$|^committees\/conference\.md$/.test(name)) return [];
  const use = name.endsWith('conference.md')
    ? 'The calendar of the whole conference already uses this name'
    : 'Web servers use the name index for the page of the whole folder';
  return [{ message: `${use}. Rename the file, for example: general-assembly.md.` }];
}

/** Every text of a file. */
export function passagesOf({ name, fields, body }: ContentFile): Passage[] {
  return [...fieldPassages(name, fields), ...body];
}

/** The whole content of a folder. @throws if a file has mistakes */
export function readWholeContent(folder: string): Edition {
  const { files } = readContent(folder);
  const broken = files.find(({ data }) => !data);
  if (broken) throw new Error(`${folder}/${broken.name} has mistakes. Run npm run check.`);
  return factsOf(files) as Edition;
}

/** The data of all valid files; committees and other texts in the order that they give. */
export function factsOf(files: ContentFile[]): Facts {
  const recordOf = (name: string) => files.find((file) => file.name === `${name}.yaml`)?.data;
  const textsIn = (folder: string) =>
    files
      .filter(({ name, data }) => name.startsWith(`${folder}/`) && data)
      .sort((a, b) => Number(a.data?.order) - Number(b.data?.order))
      .map(({ name, data }) => ({ ...data, slug: basename(name, '.md') }));
  const languages = files.flatMap(({ name, data }) => {
    const code = languageOfFile(name);
    return code && data ? [{ code, parents: data }] : [];
  });
  // The schema of each name has validated its data.
  return Object.fromEntries([
    ...Object.keys(RECORDS).map((name) => [name, recordOf(name)]),
    ...Object.entries(OPTIONAL_RECORDS).map(([name, schema]) => [name, recordOf(name) ?? schema.parse({})]),
    ...Object.keys(ALL_TEXTS).map((name) => [name, textsIn(name)]),
    ['languages', languages],
  ]) as Facts;
}
