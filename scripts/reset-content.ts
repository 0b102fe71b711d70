import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isSeq, parseDocument } from 'yaml';
import { drawingsOf } from '../src/content/picture-variants.ts';
import { type ContentFile, editionOf, readContent } from '../src/content/read.ts';
import { TO_BE_WRITTEN } from '../src/content/reminders.ts';
import { type Field, fieldsOfKind } from '../src/content/schemas/field-kinds.ts';
import { countDays, formatDate } from '../src/shared/dates.ts';
import { editionName } from '../src/shared/words.ts';

/** What must be known of the next edition. */
export interface NextEdition {
  /** Its days, as `YYYY-MM-DD`. */
  first: string;
  last: string;
  venue: string;
  city: string;
  /** Committees that do not come back: names of their files without `.md`. */
  leaving: string[];
}

/** Stands for an address that is not known yet: `npm run check` reminds of it. */
const PLACEHOLDER_SITE = 'https://example.org';

/** Makes a content folder without mistakes that of the next edition. Comments and the order of fields stay. */
export function resetContent(folder: string, next: NextEdition): void {
  const content = readContent(folder);
  const leaving = editionOf(content).committees.filter(({ slug }) => next.leaving.includes(slug));
  for (const { slug, image } of leaving)
    for (const file of [`${slug}.md`, ...(image ? drawingsOf(image) : [])])
      rmSync(`${folder}/committees/${file}`, { force: true });
  for (const file of content.files)
    if (!leaving.some(({ slug }) => file.name === `committees/${slug}.md`)) resetFile(folder, file, next);
}

function resetFile(folder: string, file: ContentFile, next: NextEdition): void {
  const path = `${folder}/${file.name}`;
  const isFacts = file.name === 'conference.yaml';
  // As comments they are there when they are needed again.
  const dated = isFacts ? ['notice', 'nextEdition', 'registrationCloses'] : [];
  const document = parseDocument(dated.reduce(commentOut, file.yaml));
  const fields = fieldsOfKind(file.schema, file.fields).filter(({ kind }) => kind.isOfEdition);
  for (const field of fields) emptyField(document, field, file.name);
  if (isFacts) setFacts(document, next);
  if (fields.length === 0) return;
  const body = file.markdown.trim() && `\n${TO_BE_WRITTEN}\n`;
  writeFileSync(path, file.name.endsWith('.md') ? `---\n${write(document)}---\n${body}` : write(document));
}

/** Empties what is true of one edition alone: the first of what stands for nothing yet that the field may say. */
function emptyField(document: Document, { path, schema, value, kind }: Field, file: string): void {
  // A page of this site, such as /coming-soon, stays; a file, such as /brochure-2025.pdf, does not.
  if (kind.isLink && /^\/[^.]*$/.test(String(value))) return;
  const place = path.slice(0, -1).map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  const address = [PLACEHOLDER_SITE, basename(file).replace(/\.\w+$/, ''), ...place].join('/');
  const empty = ['', false, [], TO_BE_WRITTEN, address].find((nothing) => z.safeParse(schema, nothing).success);
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

/** Makes comments of a field and of what belongs to it. */
function commentOut(yaml: string, field: string): string {
  return yaml.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), (lines) => lines.replace(/^(?=.)/gm, '#'));
}

/** Makes a content folder that of an edition that is over, to be kept below its year. */
export function closeContent(folder: string, { first, last }: NextEdition): void {
  const { conference } = editionOf(readContent(folder));
  const path = `${folder}/conference.yaml`;
  const document = parseDocument(readFileSync(path, 'utf8'));
  const text = `This is the website of the ${editionName(conference.edition)}, which ended on ${formatDate(conference.dates.last)}.`;
  document.set('nextEdition', { first, last });
  document.set('notice', { text, link: conference.site, until: '9999-12-31' });
  writeFileSync(path, write(document));
}

function write(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
