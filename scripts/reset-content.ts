import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isSeq, parseDocument } from 'yaml';
import { FILES } from '../src/content/collections.ts';
import type { FieldPath } from '../src/content/issue.ts';
import { unusedPictures } from '../src/content/pictures.ts';
import { PLACEHOLDER_SITE, TO_BE_WRITTEN } from '../src/content/placeholder.ts';
import { type ContentFile, readContentFolder } from '../src/content/read.ts';
import type { Field } from '../src/content/schemas/field-kinds.ts';
import { countDays, type DateRange } from '../src/shared/dates.ts';
import { explainFields, writeContentFile } from './explain-fields.ts';

/** The answers that `npm run new-edition` asks for. */
interface NextEdition extends DateRange {
  venue: string;
  city: string;
  /** Files that do not come back, such as `committees/disec.md`. */
  leaving: string[];
  /** Pages that come back with a new text. */
  emptied: string[];
}

/** Resets a valid content folder for the next edition. Comments and the order of fields stay. */
export function resetContent(folder: string, next: NextEdition): void {
  const contentFolder = readContentFolder(folder);
  for (const file of contentFolder.files) {
    const isEmptied = next.emptied.includes(file.name);
    if (next.leaving.includes(file.name)) rmSync(`${folder}/${file.name}`);
    else if (file.name === FILES.conference.name) emptyFile(folder, file, (document) => setFacts(document, next));
    else if (isEmptied || fieldsOfEdition(file).length > 0) emptyFile(folder, file);
  }
  const others = unusedPictures(contentFolder);
  for (const picture of unusedPictures(readContentFolder(folder)))
    if (!others.includes(picture)) rmSync(`${folder}/${picture}`);
}

/** The fields that belong to one edition, and names of board members without an address. */
function fieldsOfEdition({ fields }: ContentFile): Field[] {
  const hasAddress = (path: FieldPath) =>
    fields.some((other) => other.path.join() === [...path.slice(0, -1), 'url'].join());
  const isPerson = ({ path }: Field) => path[0] === 'executiveBoard' && path.at(-1) === 'title' && !hasAddress(path);
  return fields.filter((field) => field.kind.isOfEdition || isPerson(field));
}

/** Empties the text of a file, and the fields that belong to one edition. */
export function emptyFile(folder: string, file: ContentFile, change = (_document: Document) => {}): void {
  const dated = file.fields.filter(({ kind }) => kind.isDated);
  // Commented out, so that they can be used again.
  const document = parseDocument(dated.map(({ path }) => String(path[0])).reduce(commentOut, file.yaml));
  for (const field of fieldsOfEdition(file)) emptyField(document, field, file.name);
  change(document);
  const text = file.markdown.trim() && `\n${TO_BE_WRITTEN}\n`;
  writeContentFile(folder, file.name, explainFields(write(document), file.name), text);
}

/** Replaces a value by the first placeholder that its schema accepts. */
function emptyField(document: Document, { path, schema, value, kind }: Field, file: string): void {
  // A link to a page of this site, such as /coming-soon, stays; one to a file, such as /brochure-2025.pdf, does not.
  if (kind.isLink && /^\/[^.]*$/.test(String(value))) return;
  const place = path.slice(0, -1).map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  const address = [PLACEHOLDER_SITE, basename(file).replace(/\.\w+$/, ''), ...place].join('/');
  const empty = ['', false, [], TO_BE_WRITTEN, address].find((placeholder) => z.safeParse(schema, placeholder).success);
  if (empty === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(empty, { flow: true }));
}

function setFacts(document: Document, { first, last, venue, city }: NextEdition): void {
  if (document.has('map') && document.get('venue') !== venue) document.set('map', `${PLACEHOLDER_SITE}/map`);
  document.set('edition', Number(document.get('edition')) + 1);
  document.set('venue', venue);
  document.set('city', city);
  document.setIn(['dates', 'first'], first);
  document.setIn(['dates', 'last'], last);
  const dressCode = document.get('dressCode');
  if (!isSeq(dressCode) || dressCode.items.length <= 1) return;
  while (dressCode.items.length < countDays({ first, last })) dressCode.add(TO_BE_WRITTEN);
  dressCode.items.length = countDays({ first, last });
}

/** Comments out a field and the lines that belong to it. */
function commentOut(yaml: string, field: string): string {
  return yaml.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), (lines) => lines.replace(/^(?=.)/gm, '#'));
}

/** Serialises YAML without wrapping lines. */
export function write(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
