/**
 * Part of `npm run format`: writes what each field of the content means, as its schema says, above it, in lines that begin
 * with `#:`. Notes of editors, which begin with `#` alone, stay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { schemaOf } from '../src/content/file-names.ts';
import { readContentFolder } from '../src/content/read.ts';
import { fieldsOf } from '../src/content/schemas/field-kinds.ts';

if (import.meta.main)
  for (const { name, yaml } of readContentFolder('content').files) {
    const file = `content/${name}`;
    const explained = explainFields(yaml, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(yaml, () => explained),
    );
  }

/**
 * Fields as YAML, with what they mean. Those that are missing are named above the next one, in brackets: with a colon,
 * somebody would make a field of the explanation. @param file its name
 */
export function explainFields(yaml: string, file: string): string {
  const lines = yaml.split('\n').filter((line) => !line.startsWith('#:'));
  const explained = new Set<z.core.$ZodType>();
  const explanation: string[] = [];
  for (const [name, schema] of fieldsOf(schemaOf(file) ?? z.unknown())) {
    const place = lines.findIndex((line) => line.replace(/^#/, '').startsWith(`${name}:`));
    explanation.push(...explain(place < 0 ? `(${name})` : '', schema, explained).map((line) => `#: ${line}`));
    if (place >= 0) lines.splice(place, 0, ...explanation.splice(0));
  }
  lines.splice(-1, 0, ...explanation);
  return lines.join('\n');
}

/** A line or more on a field and on those inside it, without what has been explained above. */
function explain(name: string, schema: z.core.$ZodType, explained: Set<z.core.$ZodType>): string[] {
  if (explained.has(schema)) return [];
  explained.add(schema);
  const { description } = z.globalRegistry.get(schema) ?? {};
  const own = description ? [name, description].filter(Boolean).join(' ').split('\n') : [];
  const inside = fieldsOf(schema).flatMap(([name, inner]) => explain(`${name}:`, inner, explained));
  return [...own, ...inside.map((line) => `  ${line}`)];
}
