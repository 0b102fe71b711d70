import { z } from 'astro/zod';
import { nearest } from '../nearest.ts';
import type { Constraint } from '../reading/issue.ts';

/**
 * For `check`: constraints between fields of a group. They run as soon as these fields are valid, even if others are not,
 * so that one run reports everything.
 */
export function agree<Value extends object, Field extends keyof Value>(
  fields: readonly Field[],
  constraintsOf: (value: Pick<Value, Field>) => Constraint[],
) {
  const areRight = ({ issues }: z.core.ParsePayload) => issues.every((issue) => !concerns(issue, fields));
  return z.superRefine<Value>(
    (value, context) => {
      for (const { isBroken, path, message } of constraintsOf(value))
        if (isBroken) context.addIssue({ code: 'custom', path: [...path], message, params: BETWEEN_FIELDS });
    },
    { when: areRight },
  );
}

/**
 * Entries of a list that must differ, such as in their titles: the second of two that are alike is reported.
 * @param keyOf what they must differ in; entries without one may be alike
 * @param issueOf where the second is, and the remedy; it also gets the first
 */
export function noTwoAlike<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
  issueOf: (entry: Entry, index: number, first: Entry) => Omit<Constraint, 'isBroken'>,
): Constraint[] {
  const keys = entries.map(keyOf);
  return entries.map((entry, index) => {
    const first = keys[index] === undefined ? index : keys.indexOf(keys[index]);
    return { isBroken: first !== index, ...issueOf(entry, index, entries[first] ?? entry) };
  });
}

/** Marks an issue between fields that are each valid. */
export const BETWEEN_FIELDS = { isBetweenFields: true };

/** Whether an issue makes the value of one of these fields unknown. */
function concerns(issue: z.core.$ZodRawIssue, fields: readonly PropertyKey[]): boolean {
  if (issue.code === 'custom' && issue.params === BETWEEN_FIELDS) return false;
  const [field] = issue.path ?? [];
  if (field !== undefined) return fields.includes(field);
  // A misspelt name may be meant for one of the fields.
  if (issue.code === 'unrecognized_keys') return issue.keys.some((key) => nearest(key, fields.map(String)));
  return true;
}
