import type { ZodType, z } from 'astro/zod';
import { type FieldPath, fieldName, type Problem } from './problem.ts';
import type { ReadYaml } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

/** What a schema finds wrong with the fields of a file, each at its line. @returns also the data, where nothing is */
export function validate<Schema extends ZodType>(
  schema: Schema,
  { data, lineOf }: Pick<ReadYaml, 'data' | 'lineOf'>,
  file: string,
): { data?: z.infer<Schema>; problems: Problem[] } {
  const told = (path: FieldPath, message: string): Problem => ({
    file,
    line: lineOf(path),
    field: fieldName(path),
    message,
  });
  const result = schema.safeParse(data);
  const quoted = inCurlyQuotes(data).map(({ path, inner }) =>
    told(path, `This is in curly quotes, which become part of the text. Write it with straight ones: "${inner}".`),
  );
  if (result.success && quoted.length === 0) return { data: result.data, problems: [] };
  const issues = (result.error?.issues ?? []).flatMap((issue) => meantIssues(issue, data));
  const misspelt = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? meantFields(issue) : []));
  const problems = issues
    // A field that is misspelt is not missing as well.
    .filter((issue) => !(valueAt(data, issue.path) === undefined && misspelt.includes(fieldName(issue.path) ?? '')))
    .flatMap((issue) => problemsOf(issue, data).map(({ path, message }) => told(path, message)));
  // Of a field between curly quotes one thing is told: what its own message says of them, or else that alone.
  const knowsOfQuotes = ({ field, message }: Problem) =>
    /curly/.test(message) || !quoted.some((other) => other.field === field);
  const others = problems.filter(knowsOfQuotes);
  return { problems: [...others, ...quoted.filter(({ field }) => !others.some((other) => other.field === field))] };
}

/** Short texts that phones and word processors have put between curly quotes, or that lack one of two. */
function inCurlyQuotes(data: unknown, path: FieldPath = []): { path: FieldPath; inner: string }[] {
  if (typeof data === 'string') {
    // A longer one may be a quotation.
    const [, inner] = /^\s*[“”„‘’«]([^“”„‘’«»\n]{0,60})[“”‘’»'"]\s*$/.exec(data) ?? [];
    return inner ? [{ path, inner }] : [];
  }
  if (Array.isArray(data)) return data.flatMap((item, index) => inCurlyQuotes(item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => inCurlyQuotes(value, [...path, key]));
}

/** Of a text that may also be a group of texts (`phasedText`): what is wrong with the one that was meant. */
function meantIssues(issue: Issue, data: unknown): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, issue.path);
  // A group of one is a text with a colon in it.
  const isGroup = typeof value === 'object' && value !== null && Object.keys(value).length > 1;
  const [ofText = [], ofGroup = []] = issue.errors;
  return (isGroup ? ofGroup : ofText).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
}

function problemsOf(issue: Issue, data: unknown): { path: FieldPath; message: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.message
      .split('\n')
      .map((message, index) => ({ path: [...issue.path, issue.keys[index] ?? ''], message }));
  return [{ path: issue.path, message: quoteHint(issue, valueAt(data, issue.path)) ?? plain(issue) }];
}

/** Fields that the unknown ones were probably meant to be, by the words of `fieldset`. */
function meantFields(issue: Issue): string[] {
  return [...issue.message.matchAll(/Did you mean ([^?]+)\?/g)].map(
    ([, name = '']) => fieldName([...issue.path, name]) ?? name,
  );
}

/** Values that YAML takes for something else than the text that was meant. */
function quoteHint(issue: Issue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined;
  const [pair, ...others] = value && typeof value === 'object' ? Object.entries(value) : [];
  if (pair && others.length === 0 && !Array.isArray(value))
    return `Put text that contains a colon and a space in 'single quotes': '${pair.join(': ')}'.`;
  // A field whose own message speaks of quotes knows better, such as a telephone number.
  if ((typeof value === 'number' || typeof value === 'boolean') && !/quotes/.test(issue.message))
    return `${value} is read as a ${typeof value === 'number' ? 'number' : 'yes or no'}, not as text. Put it in quotes: "${value}".`;
  return undefined;
}

/** Zod's own words are for programmers. */
function plain({ code, message, ...issue }: Issue): string {
  if (!/^Invalid|^Too|^Unrecognized/.test(message)) return message;
  const expected = code === 'invalid_type' && 'expected' in issue ? issue.expected : undefined;
  if (expected === 'array')
    return 'Write a list here: one entry after each dash, each on its own line, for example: - Indian formals';
  return 'This value does not fit here. Look at the comment above it, or at the last version that worked.';
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    data,
  );
}
