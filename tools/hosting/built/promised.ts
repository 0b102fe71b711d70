import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from './servers.ts';

/** Headers by path of a rule of the built `_headers`; names in lower case. */
export async function readRules(): Promise<Record<string, Record<string, string>>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of (await readFile(join(DIST, '_headers'), 'utf8')).split('\n').filter(Boolean)) {
    const field = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (field) current[(field[1] ?? '').toLowerCase()] = field[2] ?? '';
    else {
      current = {};
      rules[line] = current;
    }
  }
  return rules;
}

/** What every answer of every host has to carry: the rule for all paths, which is written from the one source. */
export async function readPromised(): Promise<Record<string, string>> {
  return (await readRules())['/*'] ?? {};
}
