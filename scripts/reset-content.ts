import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isSeq, parseDocument } from 'yaml';
import type { Edition } from '../src/content/collections.ts';
import { factsOf, fillIn } from '../src/content/facts.ts';
import type { FieldPath } from '../src/content/issue.ts';
import { drawingsOf } from '../src/content/picture-variants.ts';
import { type ContentFile, editionOf, readContent } from '../src/content/read.ts';
import { TO_BE_WRITTEN } from '../src/content/reminders.ts';
import { fieldsOfKind } from '../src/content/schemas/field-kinds.ts';
import { countDays, formatDate, yearOf } from '../src/shared/dates.ts';
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
  const edition = editionOf(content);
  const leaving = edition.committees.filter(({ slug }) => next.leaving.includes(slug));
  for (const { slug, image } of leaving)
    for (const file of [`${slug}.md`, ...(image ? drawingsOf(image) : [])])
      rmSync(`${folder}/committees/${file}`, { force: true });
  for (const file of content.files)
    if (!leaving.some(({ slug }) => file.name === `committees/${slug}.md`)) resetFile(folder, file, next, edition);
}

function resetFile(folder: string, file: ContentFile, next: NextEdition, edition: Edition): void {
  const path = `${folder}/${file.name}`;
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const isMarkdown = file.name.endsWith('.md');
  const yaml = isMarkdown
    ? text
        .split('\n')
        .slice(1, file.markdownLine - 2)
        .join('\n')
    : text;
  const isFacts = file.name === 'conference.yaml';
  // As comments they are there when they are needed again.
  const dated = isFacts ? ['notice', 'nextEdition', 'registrationCloses'] : [];
  const document = parseDocument(dated.reduce(commentOut, yaml));
  const isEmptied = emptyFields(document, file);
  if (isFacts) setFacts(document, next);
  const isHistory = file.name === 'site/history.yaml' && addToHistory(document, edition);
  if (!isEmptied && !isHistory) return;
  const body = file.markdown.trim() && `\n${TO_BE_WRITTEN}\n`;
  writeFileSync(path, isMarkdown ? `---\n${write(document)}---\n${body}` : write(document));
}

/** Empties what is true of one edition alone. Whether there was anything. */
function emptyFields(document: Document, file: ContentFile): boolean {
  const days = document.get('caseFileDaysBefore');
  const promise = `Case file (To be released ${days} ${days === 1 ? 'day' : 'days'} prior to the conference)`;
  const fields = fieldsOfKind(file.schema, file.fields).filter(({ kind }) => kind.isOfEdition);
  for (const { path, schema, value, kind } of fields) {
    const [field] = path;
    if (days && field === 'summary') continue;
    // A page of this site, such as /coming-soon, stays; a file, such as /brochure-2025.pdf, does not.
    if (kind.isLink && /^\/[^.]*$/.test(String(value))) continue;
    const empty = days && field === 'agenda' ? promise : emptyValue(schema, file.name, path);
    if (empty === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(empty, { flow: true }));
  }
  return fields.length > 0;
}

/** The first of what stands for nothing yet that a field may say; nothing if it is to be left out. */
function emptyValue(schema: z.core.$ZodType, file: string, path: FieldPath): unknown {
  const place = path.slice(0, -1).map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  const address = [PLACEHOLDER_SITE, basename(file).replace(/\.\w+$/, ''), ...place].join('/');
  return ['', false, [], TO_BE_WRITTEN, address].find((value) => z.safeParse(schema, value).success);
}

function setFacts(document: Document, { first, last, venue, city }: NextEdition): void {
  if (document.has('map') && document.get('venue') !== venue) document.set('map', `${PLACEHOLDER_SITE}/map`);
  document.set('edition', Number(document.get('edition')) + 1);
  document.set('venue', venue);
  document.set('city', city);
  document.setIn(['dates', 'first'], first);
  document.setIn(['dates', 'last'], last);
  const dressCode = document.get('dressCode');
  if (isSeq(dressCode) && dressCode.items.length > 1) {
    dressCode.items.length = Math.min(dressCode.items.length, countDays({ first, last }));
    while (dressCode.items.length < countDays({ first, last })) dressCode.add(TO_BE_WRITTEN);
  }
}

/** Makes comments of a field and of what belongs to it. */
function commentOut(yaml: string, field: string): string {
  return yaml.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), (lines) => lines.replace(/^(?=.)/gm, '#'));
}

/** The entry without a year is this edition: it stays in the timeline as what it was. Whether there is one. */
function addToHistory(document: Document, edition: Edition): boolean {
  const timeline = document.get('timeline');
  const index = edition.history.timeline.findIndex(({ year }) => year === undefined);
  const entry = edition.history.timeline[index];
  if (!isSeq(timeline) || !entry) return false;
  const facts = factsOf(edition);
  const year = yearOf(edition.conference.dates.first);
  // Spaces that do not break are for pages: nobody would see them in a file.
  const past = Object.fromEntries(
    Object.entries(entry).map(([name, text]) => [name, fillIn(String(text), facts).replaceAll('\u00a0', ' ')]),
  );
  timeline.items.splice(index, 0, document.createNode({ year, ...past }));
  return true;
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
