/**
 * Part of `npm run format`: writes what each field of the content means, as its schema says, above it, in lines that begin
 * with `##`: an editor who deletes one `#` too many still has a comment. Notes of editors begin with `#` alone, and stay.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { schemaOf } from '../src/content/file-names.ts';
import { readContentFolder } from '../src/content/read.ts';
import { fieldsOf } from '../src/content/schemas/field-kinds.ts';

if (import.meta.main)
  // A file that cannot be read has no fields.
  for (const { name, yaml, markdown } of readContentFolder('content').files)
    if (yaml) writeContentFile('content', name, explainFields(yaml, name), markdown);

/** Writes a YAML or Markdown file of the content. */
export function writeContentFile(folder: string, name: string, yaml: string, markdown: string): void {
  writeFileSync(`${folder}/${name}`, name.endsWith('.md') ? `---\n${yaml.trimStart()}---\n${markdown}` : yaml);
}

/** Fields as YAML, with what they mean. Those that are missing are named above the next one. @param file its name */
export function explainFields(yaml: string, file: string): string {
  const lines = yaml.split('\n').filter((line) => !line.startsWith('##'));
  const known = new Set<z.core.$ZodType>();
  const missing: string[] = [];
  for (const [name, schema] of fieldsOf(schemaOf(file) ?? z.unknown())) {
    const place = lines.findIndex((line) => line.replace(/^#/, '').startsWith(`${name}:`));
    const explanation = explain(place < 0 ? `(${name})` : '', schema, known).map((line) => `## ${line}`);
    if (place < 0) missing.push(...explanation);
    else lines.splice(place, 0, ...missing.splice(0), ...explanation);
  }
  return `${[lines.join('\n').trimEnd(), ...missing].join('\n')}\n`;
}

/** A line or more on a field and on those inside it, without those that are known from above. */
function explain(name: string, schema: z.core.$ZodType, known: Set<z.core.$ZodType>): string[] {
  if (known.has(schema)) return [];
  known.add(schema);
  const { description } = z.globalRegistry.get(schema) ?? {};
  const own = description ? [name, description].filter(Boolean).join(' ').split('\n') : [];
  const inside = fieldsOf(schema).flatMap(([name, inner]) => explain(`${name}:`, inner, known));
  return [...own, ...inside.map((line) => `  ${line}`)];
}
