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
