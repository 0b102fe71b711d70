import type { ZodType, z } from 'astro/zod';
import { BETWEEN_FIELDS } from '../schemas/agree.ts';
import { type FieldPath, type Finding, fieldName } from './issue.ts';
import { quoted } from './yaml-mistakes.ts';

type ZodIssue = z.core.$ZodIssue;

export interface Validated<Data> {
  /** Absent where something is wrong. */
  data?: Data;
  /** Everything that is right by itself, whatever else is wrong. */
  fields: Record<string, unknown>;
  issues: Finding[];
}

/** What a schema finds wrong with the fields of a file. */
export function validate<Schema extends ZodType>(schema: Schema, data: unknown): Validated<z.infer<Schema>> {
  const result = schema.safeParse(data);
  if (result.success) return { data: result.data, fields: result.data as Record<string, unknown>, issues: [] };
  const found = result.error.issues.flatMap((issue) => meantIssues(issue, data));
  const misspelt = found.flatMap((issue) => (issue.code === 'unrecognized_keys' ? meantFields(issue) : []));
  const issues = found
    // A field that is misspelt is not missing as well.
    .filter((issue) => !(valueAt(data, issue.path) === undefined && misspelt.includes(fieldName(issue.path) ?? '')))
    .flatMap((issue) => issuesOf(issue, data));
  return { fields: without(data, found.flatMap(wrongPaths)), issues };
}

/** The values that an issue makes unusable. */
function wrongPaths(issue: ZodIssue): FieldPath[] {
  if (issue.code === 'custom' && issue.params === BETWEEN_FIELDS) return [];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return [issue.path];
}

/** Fields without the values at some paths. Lists keep their length, since messages name places in them. */
function without(data: unknown, paths: readonly FieldPath[]): Record<string, unknown> {
  const fields = structuredClone(data);
  if (!isGroup(fields) || paths.some((path) => path.length === 0)) return {};
  for (const path of paths) {
    const around = valueAt(fields, path.slice(0, -1));
    if (isGroup(around)) around[String(path.at(-1))] = undefined;
  }
  return fields;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** For a phased text: the errors of the form the author meant. */
function meantIssues(issue: ZodIssue, data: unknown): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, issue.path);
  // A group of one is a text with a colon in it.
  const isMeantAsGroup = isGroup(value) && Object.keys(value).length > 1;
  const [ofText = [], ofGroup = []] = issue.errors;
  return (isMeantAsGroup ? ofGroup : ofText).map(
    (inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as ZodIssue,
  );
}

function issuesOf(issue: ZodIssue, data: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys')
    return issue.message
      .split('\n')
      .map((message, index) => ({ path: [...issue.path, issue.keys[index] ?? ''], message }));
  return [{ path: issue.path, message: quoteHint(issue, valueAt(data, issue.path)) ?? plain(issue) }];
}

/** Fields that the unknown ones were probably meant to be, by the words of `fieldset`. */
function meantFields(issue: ZodIssue): string[] {
  return [...issue.message.matchAll(/Did you mean ([^?]+)\?/g)].map(
    ([, name = '']) => fieldName([...issue.path, name]) ?? name,
  );
}

/** Values that YAML takes for something other than the text that was meant. */
function quoteHint(issue: ZodIssue, value: unknown): string | undefined {
  const [, inner] = /^\s*[“”„‘’«]([^“”„‘’«»\n]+)[“”‘’»'"]\s*$/.exec(String(value)) ?? [];
  if (inner && !/curly/.test(issue.message))
    return `This is in curly quotes, which become part of the text. Write it with straight ones: "${inner}".`;
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined;
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string')
      ? `Text that begins with a bracket or a dash becomes a list. Put it in quotes: ${quoted(`[${value.join(', ')}]`)}`
      : 'This is a list, and one text belongs here. Write it on one line, in quotes if it begins with a bracket or a dash.';
  const [pair, ...others] = value && typeof value === 'object' ? Object.entries(value) : [];
  if (pair?.[1] === null && others.length === 0)
    return `Text that begins with { needs quotes around it: ${quoted(`{${pair[0]}}`)}`;
  if (pair && others.length === 0)
    return `Put text that contains a colon and a space in 'single quotes': '${pair.join(': ')}'.`;
  // Keep the field’s own message if it already mentions quotes, as that of a telephone number does.
  if ((typeof value === 'number' || typeof value === 'boolean') && !/quotes/.test(issue.message))
    return `${value} is read as a ${typeof value === 'number' ? 'number' : 'yes or no'}, not as text. Put it in quotes: "${value}".`;
  return undefined;
}

/** Zod's own words are for programmers. */
function plain({ code, message, ...issue }: ZodIssue): string {
  if (!/^Invalid|^Too|^Unrecognized/.test(message)) return message;
  const expected = code === 'invalid_type' && 'expected' in issue ? issue.expected : undefined;
  if (expected === 'array')
    return 'Write a list here: one entry after each dash, each on its own line, for example: - Indian formals';
  return 'This value does not fit here. Look at the comment above it, or at the last version that worked.';
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => (isGroup(value) ? value[String(step)] : undefined), data);
}
