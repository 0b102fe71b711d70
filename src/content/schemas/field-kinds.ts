import { z } from 'astro/zod';
import type { FieldPath } from '../issue.ts';

/** What a field is, besides what its schema validates. It belongs to the schema, so that no list of names must keep up with it. */
interface FieldKind {
  /** The field holds the address of a link. */
  isLink?: true;
  /** The field names a picture beside its file. */
  isPicture?: true;
  /** The field is Markdown, like the text below the fields. */
  isMarkdown?: true;
  /** What it says is true of one edition alone: `npm run new-edition` empties it. */
  isOfEdition?: true;
  /** It is true until a day alone: `npm run new-edition` makes a comment of it. */
  isDated?: true;
}

/** The kinds of schemas: `link().register(fieldKinds, { isLink: true })`. */
export const fieldKinds = z.registry<FieldKind>();

/** The same field, as one whose value is of one edition alone. */
export function ofEdition<Schema extends z.ZodType>(schema: Schema): Schema {
  fieldKinds.add(schema, { ...fieldKinds.get(schema), isOfEdition: true });
  return schema;
}

/** The same field, as one that is there only for some time. */
export function dated<Schema extends z.ZodType>(schema: Schema): Schema {
  fieldKinds.add(schema, { ...fieldKinds.get(schema), isDated: true });
  return schema;
}

/** A value in a file. */
export interface Field {
  schema: z.core.$ZodType;
  path: FieldPath;
  value: unknown;
  kind: FieldKind;
}

/** Every value in the fields of a file: those that lists and groups hold, after the list or group itself. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Field[] {
  if (schema instanceof z.ZodUnion) return fieldsIn(optionFor(schema, value), value, path);
  const field = { schema, path, value, kind: kindOf(schema) };
  if (typeof value !== 'object' || value === null) return [field];
  const inside = Object.entries(value).flatMap(([name, item]) =>
    fieldsIn(partOf(schema, name), item, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [field, ...inside];
}

/** One text, or a group with one for each phase. */
function optionFor({ options }: z.ZodUnion, value: unknown): z.core.$ZodType {
  return options.find((option) => option instanceof z.ZodObject === (typeof value === 'object')) ?? z.unknown();
}

function kindOf(schema: z.core.$ZodType): FieldKind {
  return { ...(isWrapper(schema) && kindOf(schema.unwrap())), ...fieldKinds.get(schema) };
}

/** The schema of an entry; any, where the whole has none for it. */
function partOf(schema: z.core.$ZodType, name: string): z.core.$ZodType {
  if (isWrapper(schema)) return partOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return schema.element;
  return (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name) && schema.shape[name]) || z.unknown();
}

function isWrapper(schema: z.core.$ZodType) {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}
