import type { ZodType, z } from 'astro/zod';
import { BETWEEN_FIELDS } from '../schemas/agree.ts';
import { type FieldPath, type Finding, fieldName } from './issue.ts';
import { quoteHint } from './quote-hints.ts';

type ZodIssue = z.core.$ZodIssue;

type Fields = Record<string, unknown>;

interface Validated {
  /** Absent if any field is invalid. */
  data?: Fields;
  /** Every field that is valid by itself, even if others are not. */
  fields: Fields;
  issues: Finding[];
}

/** Validates the fields of a file. */
export function validate(schema: ZodType<Fields>, data: unknown): Validated {
  const result = schema.safeParse(data);
  if (result.success) return { data: result.data, fields: result.data, issues: [] };
  const found = result.error.issues.flatMap((issue) => meantIssues(issue, data));
  const misspelt = found.flatMap((issue) => (issue.code === 'unrecognized_keys' ? meantFields(issue) : []));
  // A field that is misspelt is not reported as missing as well.
  const isMisspelt = ({ path }: ZodIssue) =>
    valueAt(data, path) === undefined && misspelt.includes(fieldName(path) ?? '');
  const issues = found.filter((issue) => !isMisspelt(issue)).flatMap((issue) => issuesOf(issue, data));
  return { fields: without(data, found.flatMap(wrongPaths)), issues };
}

/** Paths of the values that an issue makes unusable. */
function wrongPaths(issue: ZodIssue): FieldPath[] {
  if (issue.code === 'custom' && issue.params === BETWEEN_FIELDS) return [];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return [issue.path];
}

/** Leaves out the values at some paths. Lists keep their length, since messages name positions in them. */
function without(data: unknown, paths: readonly FieldPath[]): Fields {
  const fields = structuredClone(data);
  if (!isGroup(fields) || paths.some((path) => path.length === 0)) return {};
  for (const path of paths) {
    const around = valueAt(fields, path.slice(0, -1));
    if (isGroup(around)) around[String(path.at(-1))] = undefined;
  }
  return fields;
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** For a phased text: the errors of the form the author meant. */
function meantIssues(issue: ZodIssue, data: unknown): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, issue.path);
  // A group of one is a text with a colon in it.
  const isMeantAsGroup = isGroup(value) && Object.keys(value).length > 1;
  const [ofText = [], ofGroup = []] = issue.errors;
  return (isMeantAsGroup ? ofGroup : ofText).map((inner) =>
    Object.assign({}, inner, { path: [...issue.path, ...inner.path] }),
  );
}

function issuesOf(issue: ZodIssue, data: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys')
    return issue.message
      .split('\n')
      .map((message, index) => ({ path: [...issue.path, issue.keys[index] ?? ''], message }));
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  const hint = quoteHint(valueAt(data, issue.path), { isText, message: issue.message });
  return [{ path: issue.path, message: hint ?? plain(issue) }];
}

/** The known fields that `fieldset` suggests for unknown ones. */
function meantFields(issue: ZodIssue): string[] {
  return [...issue.message.matchAll(/Did you mean ([^?]+)\?/g)].map(
    ([, name = '']) => fieldName([...issue.path, name]) ?? name,
  );
}

/** The message of a field; Zod’s own are replaced, since they are for programmers. */
function plain(issue: ZodIssue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'Write a list here: one entry after each dash, each on its own line, for example: - Formal dress';
  return 'This value does not fit here. Look at the comment above it, or at the last version that worked.';
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => (isGroup(value) ? value[String(step)] : undefined), data);
}
