import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Document, isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';
import type { Edition } from '../src/content/collections.ts';
import { factsOf, fillIn } from '../src/content/facts.ts';
import { editionOf, readContent } from '../src/content/read.ts';
import { TO_BE_WRITTEN } from '../src/content/reminders.ts';
import { isExternal } from '../src/shared/base-path.ts';
import { countDays, formatDate } from '../src/shared/dates.ts';
import { drawingsOf } from '../src/shared/picture-variants.ts';
import { ordinal, slugify } from '../src/shared/words.ts';

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
  const edition = editionOf(readContent(folder));
  for (const { slug, image } of edition.committees.filter((committee) => next.leaving.includes(committee.slug))) {
    const pictures = image ? drawingsOf(image) : [];
    for (const file of [`${slug}.md`, ...pictures]) rmSync(`${folder}/committees/${file}`, { force: true });
  }
  const staying = edition.committees.filter(({ slug }) => !next.leaving.includes(slug));
  rewrite(`${folder}/conference.yaml`, (yaml) => resetConference(yaml, next));
  rewrite(`${folder}/secretariat.yaml`, resetSecretariat);
  rewrite(`${folder}/site/history.yaml`, (yaml) => addToHistory(yaml, edition));
  for (const [index, { slug }] of staying.entries())
    rewrite(`${folder}/committees/${slug}.md`, (text) => resetCommittee(text, slug, index + 1));
  for (const file of globSync(`${folder}/addressals/*.md`)) rewrite(file, resetAddressal);
}

/** Makes a content folder that of an edition that is over, to be kept below its year. */
export function closeContent(folder: string): void {
  const { conference } = editionOf(readContent(folder));
  rewrite(`${folder}/conference.yaml`, (yaml) => {
    const document = parseDocument(yaml);
    const text = `This is the website of the ${ordinal(conference.edition)} edition, which ended on ${formatDate(conference.dates.last)}.`;
    document.set('notice', { text, link: conference.site, until: '9999-12-31' });
    return write(document);
  });
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')));
}

function resetConference(yaml: string, { first, last, venue, city }: NextEdition): string {
  // As comments they are there when they are needed again.
  const document = parseDocument(commentOut(commentOut(yaml, 'notice'), 'nextEdition'));
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
  for (const folder of ['registration', 'resources']) resetLinks(document.get(folder), folder);
  return write(document);
}

/** Makes comments of a field and of what belongs to it. */
function commentOut(yaml: string, field: string): string {
  return yaml.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), (lines) => lines.replace(/^(?=.)/gm, '#'));
}

function resetSecretariat(yaml: string): string {
  const document = parseDocument(yaml);
  for (const role of mapsIn(document.get('roles'))) {
    role.set('name', '');
    role.set('phones', document.createNode([], { flow: true }));
  }
  return write(document);
}

/** The entry without a year is this edition: it stays in the timeline as what it was. */
function addToHistory(yaml: string, edition: Edition): string {
  const document = parseDocument(yaml);
  const timeline = document.get('timeline');
  const index = edition.history.timeline.findIndex(({ year }) => year === undefined);
  const entry = edition.history.timeline[index];
  if (!isSeq(timeline) || !entry) return yaml;
  const facts = factsOf(edition);
  const year = Number(edition.conference.dates.first.slice(0, 4));
  // Spaces that do not break are for pages: nobody would see them in a file.
  const past = Object.fromEntries(
    Object.entries(entry).map(([name, text]) => [name, fillIn(String(text), facts).replaceAll('\u00a0', ' ')]),
  );
  timeline.items.splice(index, 0, document.createNode({ year, ...past }));
  return write(document);
}

/** The committee stays; its agenda, overview and documents are to be written. A case file is promised again. */
function resetCommittee(text: string, slug: string, order: number): string {
  const fields = fieldsOf(text);
  const days = fields.get('caseFileDaysBefore');
  const promise = `Case file (To be released ${days} ${days === 1 ? 'day' : 'days'} prior to the conference)`;
  fields.set('order', order);
  fields.set('agenda', days ? promise : TO_BE_WRITTEN);
  if (!days) fields.set('summary', TO_BE_WRITTEN);
  for (const name of ['executiveBoard', 'backgroundGuide']) resetLinks(fields.get(name), slug);
  const caseFile = fields.get('caseFile');
  if (isMap(caseFile)) resetLink(caseFile, slug);
  return join(fields, days || fields.has('overviewPending') ? '' : TO_BE_WRITTEN);
}

/** The role and the salutation stay; the letter is to be written. */
function resetAddressal(text: string): string {
  const fields = fieldsOf(text);
  fields.set('author', '');
  fields.set('confirmed', false);
  fields.set('summary', TO_BE_WRITTEN);
  return join(fields, TO_BE_WRITTEN);
}

function fieldsOf(text: string): Document {
  return parseDocument(/^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '');
}

/** A Markdown file. */
function join(fields: Document, markdown: string): string {
  return `---\n${write(fields)}---\n${markdown && `\n${markdown}\n`}`;
}

function resetLinks(links: unknown, folder: string): void {
  for (const link of mapsIn(links)) resetLink(link, folder);
}

/** Links within this site, such as /coming-soon, stay. */
function resetLink(link: YAMLMap, folder: string): void {
  const name = slugify(String(link.get('title')));
  if (isExternal(String(link.get('url')))) link.set('url', `${PLACEHOLDER_SITE}/${folder}/${name}`);
}

function mapsIn(value: unknown): YAMLMap[] {
  return isSeq(value) ? value.items.filter(isMap) : [];
}

function write(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
