import { z } from 'astro/zod';
import type { FieldPath } from '../issue.ts';

/** Metadata of a field, registered with its schema, so that no list of field names has to be kept up to date. */
interface FieldKind {
  /** The field holds the address of a link. */
  isAddress?: true;
  /** The field holds the name of a picture, which is in the folder of the content file. */
  isPicture?: true;
  /** The field is Markdown, like the text below the fields. */
  isMarkdown?: true;
}

/** Where schemas note the kinds of fields, as with `address().register(fieldKinds, { isAddress: true })`. */
export const fieldKinds = z.registry<FieldKind>();

/** A value in the fields of a file. */
export interface Field {
  path: FieldPath;
  value: unknown;
  kind: FieldKind;
}

/** Every value in the fields of a file; a list or group comes before its entries. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Field[] {
  if (schema instanceof z.ZodUnion) return fieldsIn(optionFor(schema, value), value, path);
  const field = { path, value, kind: kindOf(schema) };
  if (typeof value !== 'object' || value === null) return [field];
  const inside = Object.entries(value).flatMap(([name, item]) =>
    fieldsIn(partOf(schema, name), item, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [field, ...inside];
}

/** The option with the same form as the value: one text, or a group with a text for each phase. */
function optionFor({ options }: z.ZodUnion, value: unknown): z.core.$ZodType {
  return options.find((option) => option instanceof z.ZodObject === (typeof value === 'object')) ?? z.unknown();
}

function kindOf(schema: z.core.$ZodType): FieldKind {
  return { ...(isWrapper(schema) && kindOf(schema.unwrap())), ...fieldKinds.get(schema) };
}

/** The schema of an entry; `unknown` if there is none. */
function partOf(schema: z.core.$ZodType, name: string): z.core.$ZodType {
  if (isWrapper(schema)) return partOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return schema.element;
  return (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name) && schema.shape[name]) || z.unknown();
}

function isWrapper(schema: z.core.$ZodType) {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}
