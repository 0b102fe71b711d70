import { z } from 'astro/zod';
import { nearest } from '../nearest.ts';
import type { Constraint } from '../reading/issue.ts';

/**
 * For `check`: what must hold between fields of a group. It is checked as soon as these fields are right by themselves,
 * whatever else is wrong in the group, so that one run reports everything.
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

/** Marks an issue between fields: each of them is right by itself. */
export const BETWEEN_FIELDS = { isBetweenFields: true };

/** Whether an issue leaves open what one of these fields says. */
function concerns(issue: z.core.$ZodRawIssue, fields: readonly PropertyKey[]): boolean {
  if (issue.code === 'custom' && issue.params === BETWEEN_FIELDS) return false;
  const [field] = issue.path ?? [];
  if (field !== undefined) return fields.includes(field);
  // A misspelt name may be meant for one of the fields.
  if (issue.code === 'unrecognized_keys') return issue.keys.some((key) => nearest(key, fields.map(String)));
  return true;
}
