import { z } from 'astro/zod';
import type { FieldPath } from '../issue.ts';

/** What a field is, besides what its schema validates. It belongs to the schema, so that no list of names must keep up with it. */
interface FieldKind {
  /** The field holds the address of a link. */
  isLink?: true;
  /** The field names a picture beside its file. */
  isPicture?: true;
  /** What it says is true of one edition alone: `npm run new-edition` empties it. */
  isOfEdition?: true;
}

/** The kinds of schemas: `link().register(fieldKinds, { isLink: true })`. */
export const fieldKinds = z.registry<FieldKind>();

/** The same field, as one whose value is of one edition alone. */
export function ofEdition<Schema extends z.ZodType>(schema: Schema): Schema {
  fieldKinds.add(schema, { ...fieldKinds.get(schema), isOfEdition: true });
  return schema;
}

/** A value in a file. */
export interface Field {
  schema: z.core.$ZodType;
  path: FieldPath;
  value: unknown;
  kind: FieldKind;
}

/** Every value in the fields of a file whose schema has a kind, as far as the fields are what their schema says. */
export function fieldsOfKind(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Field[] {
  if (value === undefined) return [];
  const kind = fieldKinds.get(schema);
  const own = kind ? [{ schema, path, value, kind }] : [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [...own, ...fieldsOfKind(schema.unwrap(), value, path)];
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return [...own, ...value.flatMap((item, index) => fieldsOfKind(schema.element, item, [...path, index]))];
  if (!(schema instanceof z.ZodObject)) return own;
  const fields = Object.entries(Object(value)).flatMap(([name, item]) =>
    schema.shape[name] ? fieldsOfKind(schema.shape[name], item, [...path, name]) : [],
  );
  return [...own, ...fields];
}
