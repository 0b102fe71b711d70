import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'astro/zod';
import { filesIn, SYSTEM_FILE } from '../shared/files.ts';
import type { HtmlParent } from '../shared/html.ts';
import { FILES, type FOLDERS, isPicture, type SiteContent, schemaOf, THEME_FILES, TRANSLATION } from './collections.ts';
import { type FactSources, factsOf } from './facts.ts';
import { finishFields, finishMarkdown } from './finish.ts';
import type { FieldPath, Issue } from './issue.ts';
import { parseMarkdown } from './markdown.ts';
import { type Field, fieldsIn } from './schemas/field-kinds.ts';
import { readYaml } from './yaml.ts';

/** A YAML or Markdown file of the content. */
export interface ContentFile {
  /** Such as `committees/disec.md`. */
  name: string;
  /** Every value in the fields as written; none if they cannot be read. */
  fields: Field[];
  /** The validated fields; absent if any is wrong, or if the YAML is invalid. */
  data?: Record<string, unknown> | undefined;
  /** The fields as YAML, with their comments. */
  yaml: string;
  /** The text below the fields of a Markdown file. */
  markdown: string;
  /** The line on which this text begins. */
  markdownLine: number;
  /** The text below the fields as a tree. */
  body: HtmlParent;
  /** Issues of reading the file, of its YAML, and of its schema. */
  issues: Issue[];
  /** The line of a field; undefined if it is missing. */
  lineOf: (path: FieldPath) => number | undefined;
}

/** The result of reading a content folder. */
export interface ContentFolder {
  path: string;
  files: ContentFile[];
  /** Names of the pictures in the folder, such as `committees/disec.jpg`. */
  pictures: string[];
  /** Required files and folders that are missing. */
  missing: string[];
  /** Names of files that nothing reads. */
  unread: string[];
  /** The data of all valid files, without facts filled in. */
  typed: TypedContent;
  /** The whole content with facts filled in; absent if a file is missing, unknown or invalid. */
  content?: SiteContent | undefined;
}

type Lists = 'committees' | 'addressals' | 'furtherPages' | 'translations';
type TypedContent = Partial<SiteContent> & Pick<SiteContent, Lists>;

/** Required files, and folders that need at least one text. */
const REQUIRED = [...Object.values(FILES).map(({ name }) => name), ...THEME_FILES, 'committees/', 'addressals/'];
const CURLY_QUOTES = `Curly quotes do not work around a text. Type straight ones: 'like this'.`;
const CONFLICT =
  'Two versions of this file were merged, and both are in it. Keep the right one, and remove the other one and the lines that begin with <<<<<<<, ======= and >>>>>>>.';
/** The fields of a Markdown file, with the line break before them, so that their line numbers are right, and the text. */
const FIELDS_AND_TEXT = /^---[ \t]*(\n(?:.*?\n)?)---[ \t]*(?:\n(.*))?$/s;

/** Splits a Markdown file; undefined if its fields are not between lines of dashes. */
function splitMarkdown(file: string): { yaml: string; markdown: string } | undefined {
  const [, yaml, markdown = ''] = FIELDS_AND_TEXT.exec(file) ?? [];
  return yaml === undefined ? undefined : { yaml, markdown };
}

/**
 * Reads and validates a content folder. A build reads its folder only once: `getContentFolder()`.
 * @param folder such as `content`
 */
export function readContentFolder(folder: string): ContentFolder {
  const names = filesIn(folder).filter((name) => !SYSTEM_FILE.test(name) && basename(name) !== 'README.md');
  const files: ContentFile[] = [];
  const pictures: string[] = [];
  const unread: string[] = [];
  for (const name of names) {
    const schema = schemaOf(name);
    if (schema) files.push(readFile(folder, name, schema));
    else if (isPicture(name)) pictures.push(name);
    else if (!THEME_FILES.includes(name)) unread.push(name);
  }
  const missing = REQUIRED.filter(
    (required) =>
      !files.some(({ name }) => (required.endsWith('/') ? name.startsWith(required) : name === required)) &&
      !names.includes(required),
  );
  const typed = typedIn(files);
  const isWhole = [...missing, ...unread].length === 0 && files.every(({ data }) => data);
  return {
    path: folder,
    files,
    pictures,
    missing,
    unread,
    typed,
    content: isWhole ? fillInFiles(files, typed as SiteContent, folder) : undefined,
  };
}

/** The content with facts filled in. In translations, dates and numbers are written as in their language. */
function fillInFiles(files: readonly ContentFile[], sources: FactSources, folder: string): SiteContent {
  const inEnglish = factsOf(sources);
  const filled = files.map((file) => {
    const [, language] = TRANSLATION.exec(file.name) ?? [];
    const facts = language ? factsOf(sources, language) : inEnglish;
    const pictures = `${folder}/${dirname(file.name)}`;
    // The page of briefs has the texts of all committees, so their ids need a prefix.
    const prefix = file.name.startsWith('committees/') ? `${basename(file.name, '.md')} ` : '';
    return {
      ...file,
      data: finishFields(file, facts, pictures),
      body: finishMarkdown(file.body, facts, pictures, prefix),
    };
  });
  return typedIn(filled) as SiteContent;
}

function readFile(folder: string, name: string, schema: z.ZodType): ContentFile {
  const empty: ContentFile = {
    name,
    fields: [],
    yaml: '',
    markdown: '',
    markdownLine: 1,
    body: parseMarkdown(''),
    issues: [],
    lineOf: () => undefined,
  };
  return { ...empty, ...partsOf(`${folder}/${name}`, name, schema) };
}

/** Everything that can be read from a file. */
function partsOf(path: string, name: string, schema: z.ZodType): Partial<ContentFile> {
  const broken = (message: string, line?: number) => ({ issues: [{ file: name, line, message }] });
  const bytes = readFileSync(path);
  if (!isUtf8(bytes))
    return broken('This file is not saved as UTF-8. In your editor, choose “Save as” and the encoding UTF-8.');
  // Unlike `bytes.toString()`, `TextDecoder` drops a byte order mark.
  const written = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const conflict = written.split('\n').findIndex((line) => /^(?:<{7}|>{7}) /.test(line)) + 1;
  if (conflict > 0) return broken(CONFLICT, conflict);
  const split = name.endsWith('.md') ? splitMarkdown(written) : { yaml: written, markdown: '' };
  if (!split)
    return broken(
      'The fields of this file are not between two lines of three dashes. The first line is ---, then come the fields, then --- again, then the text.',
      1,
    );
  const { yaml, markdown } = split;
  const markdownLine = yaml.split('\n').length + 1;
  const parts = { yaml, markdown, markdownLine, body: parseMarkdown(markdown) };
  const { fields, issues: yamlIssues, lineOf } = readYaml(yaml);
  const inYaml = yamlIssues.map((issue) => ({ file: name, ...issue }));
  if (fields === undefined) return { ...parts, issues: inYaml, lineOf };
  const { data, error } = schema.safeParse(fields);
  const issues = [...inYaml, ...(error?.issues.flatMap(toIssues(name, fields)) ?? [])];
  return { ...parts, fields: fieldsIn(schema, fields), data: data as ContentFile['data'], issues, lineOf };
}

/** Converts errors of a schema to issues, with one for each unknown field. */
function toIssues(file: string, fields: unknown) {
  return ({ path, message, ...issue }: z.core.$ZodIssue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ file, path: [...path, key], message }));
    const value = path.reduce<unknown>((value, step) => ownValue(value, step), fields);
    if (typeof value === 'string' && /^[“”„‘]/.test(value)) return [{ file, path, message: CURLY_QUOTES }];
    const isMissing = path.length > 0 && value === undefined;
    return [
      {
        file,
        path,
        message: isMissing
          ? `This line is missing. Add it: it begins with “${String(path.at(-1))}:”. ${message}`
          : message,
      },
    ];
  };
}

function ownValue(group: unknown, name: PropertyKey): unknown {
  return Object.hasOwn(Object(group), name) ? Object(group)[name] : undefined;
}

/** The line of a field in one of these files. */
export function lineIn(
  files: readonly ContentFile[],
  { file, path }: Pick<Issue, 'file' | 'path'>,
): number | undefined {
  return path && files.find(({ name }) => name === file)?.lineOf(path);
}

/** The content of a folder whose files are all there and valid. @throws if one is not */
export function contentOf({ content, path: folder }: ContentFolder): SiteContent {
  if (!content) throw new Error(`There are mistakes in ${folder}. This command lists them: npm run check`);
  return content;
}

function typedIn(files: readonly ContentFile[]): TypedContent {
  const single = Object.entries(FILES).map(([key, { name }]) => {
    const file = files.find((file) => file.name === name);
    return [key, file?.data && name.endsWith('.md') ? { ...file.data, body: file.body } : file?.data];
  });
  const dataIn = (folder: keyof typeof FOLDERS) =>
    files
      .filter(({ name, data }) => name.startsWith(`${folder}/`) && data)
      .sort((a, b) => Number(a.data?.order) - Number(b.data?.order))
      .map(({ name, data, body }) => ({ ...data, slug: basename(name, '.md'), body }));
  const translations = files.flatMap(({ name, data }) => {
    const [, language] = TRANSLATION.exec(name) ?? [];
    return language && data ? [{ language, parents: data }] : [];
  });
  // The schema of each file has validated its data, so the type is right.
  return {
    ...Object.fromEntries(single),
    committees: dataIn('committees'),
    addressals: dataIn('addressals'),
    furtherPages: dataIn('pages'),
    translations,
  } as TypedContent;
}
