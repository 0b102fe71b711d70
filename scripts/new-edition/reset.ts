import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Document, isMap, isSeq, parse, parseDocument, type YAMLMap } from 'yaml';
import { editionEntry } from '../../src/content/facts/history.ts';
import { TO_BE_WRITTEN } from '../../src/content/reading/prose.ts';
import type { Conference } from '../../src/content/schemas/conference.ts';
import { isExternal } from '../../src/shared/base-path.ts';
import { countDays } from '../../src/shared/dates.ts';
import { slugify } from '../../src/shared/words.ts';
import { answerIssues } from '../dialogue.ts';

/** What must be known of a new edition. The days are `YYYY-MM-DD`. */
export interface Answers {
  first: string;
  last: string;
  venue: string;
  city: string;
}

/** The current edition, as `content/conference.yaml` describes it. */
export type CurrentEdition = Pick<Conference, 'edition' | 'dates' | 'venue' | 'city'>;

/** Stands for an address that is not known yet; the launch list names every one. */
const PLACEHOLDER = 'https://example.org';

/**
 * Issues that the check would report for the answers, and doubts about days in the past or beyond the next year.
 * @param yaml `content/conference.yaml`
 * @param now milliseconds since the epoch
 */
export function checkAnswers(yaml: string, answers: Answers, now: number): { issues: string[]; doubts: string[] } {
  const invalid = answerIssues(resetConference(yaml, answers));
  const year = Number((parse(yaml) as CurrentEdition).dates.first.slice(0, 4));
  const next = Number(answers.first.slice(0, 4));
  const isOld = `The first day, ${answers.first}, is not after ${year}, the year of the current edition. If only its dates have moved, change them in content/conference.yaml.`;
  const issues = next <= year ? [...invalid, isOld] : invalid;
  if (issues.length > 0) return { issues, doubts: [] };
  const today = new Date(now).toISOString().slice(0, 10);
  const doubts = [
    next > year + 1 && `${answers.first} is not in ${year + 1}, the year after the current edition.`,
    answers.first < today && `The first day, ${answers.first}, has passed.`,
  ];
  return { issues, doubts: doubts.filter((doubt) => doubt !== false) };
}

/** Makes a content folder that of the next edition. */
export function resetContent(folder: string, answers: Answers): void {
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')));
  const committees = globSync(`${folder}/committees/*.md`);
  const current = parse(readFileSync(`${folder}/conference.yaml`, 'utf8')) as CurrentEdition;
  rewrite(`${folder}/conference.yaml`, (yaml) => resetConference(yaml, answers));
  const history = `${folder}/history.yaml`;
  if (!existsSync(history)) writeFileSync(history, 'timeline: []\n');
  rewrite(history, (yaml) => addToHistory(yaml, current, committees.length));
  rewrite(`${folder}/secretariat.yaml`, resetSecretariat);
  for (const file of committees) rewrite(file, (text) => resetCommittee(text, basename(file, '.md')));
  for (const file of globSync(`${folder}/addressals/*.md`)) rewrite(file, resetAddressal);
  for (const name of ['schedule.yaml', 'dates.yaml', 'announcements', 'media.yaml', 'media'])
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
}

/** `content/conference.yaml` of the next edition. Comments and order stay. */
function resetConference(yaml: string, { first, last, venue, city }: Answers): string {
  const document = parseDocument(yaml);
  const edition = Number(document.get('edition')) + 1;
  if (document.has('map') && document.get('venue') !== venue) document.set('map', `${PLACEHOLDER}/map`);
  document.delete('nextEdition');
  const time = String(document.get('countdownTarget')).slice('YYYY-MM-DD'.length);
  const facts = { edition, countdownTarget: first + time, venue, city, calendarChanges: 0 };
  for (const [field, value] of Object.entries(facts)) if (document.has(field)) document.set(field, value);
  document.setIn(['dates', 'first'], first);
  document.setIn(['dates', 'last'], last);
  const dressCode = document.get('dressCode');
  const days = countDays({ first, last });
  // Otherwise the answers are wrong, and checkAnswers says so.
  if (isSeq(dressCode) && dressCode.items.length > 0 && days > 0) {
    dressCode.items.length = Math.min(dressCode.items.length, days);
    while (dressCode.items.length < days) dressCode.add(document.createNode({ title: 'To be announced' }));
  }
  for (const form of mapsIn(document.get('registration'))) {
    resetLink(form, 'registration');
    for (const day of ['opens', 'closes']) form.delete(day);
  }
  for (const resource of mapsIn(document.get('resources'))) resetLink(resource, 'resources');
  return write(document);
}

/**
 * A file of `content/committees` for the next edition. The committee stays; its agenda, overview and documents are to
 * be written. A case file is promised again for the same day; once it is there, the agenda may be its topic instead.
 */
function resetCommittee(text: string, slug: string): string {
  const fields = frontMatterOf(text);
  const days = fields.get('caseFileDaysBefore');
  const isPromise = days && /\bto be released\b/i.test(String(fields.get('agenda')));
  if (!isPromise) {
    const promise = `Case file (To be released ${days} ${days === 1 ? 'day' : 'days'} prior to the conference)`;
    fields.set('agenda', days ? promise : `${TO_BE_WRITTEN}.`);
    fields.set('summary', `${TO_BE_WRITTEN}: one sentence about ${fields.get('title')} and its agenda.`);
  }
  const links = [...mapsIn(fields.get('executiveBoard')), ...mapsIn(fields.get('backgroundGuide'))];
  const caseFile = fields.get('caseFile');
  for (const link of isMap(caseFile) ? [...links, caseFile] : links) resetLink(link, slug);
  // The portfolios and awards of this year are not those of the next.
  for (const name of ['portfolios', 'portfolioSheet', 'awards']) fields.delete(name);
  if (!days && !fields.has('overviewPending')) fields.set('overviewPending', `${TO_BE_WRITTEN}.`);
  return `---\n${write(fields)}---\n`;
}

/** A file of `content/addressals` for the next edition: the role and the salutation stay, the letter is to be written. */
function resetAddressal(text: string): string {
  const fields = frontMatterOf(text);
  if (fields.has('author')) fields.set('author', '');
  fields.set('confirmed', false);
  fields.set('summary', `${TO_BE_WRITTEN}: one sentence about the letter “${fields.get('title')}”.`);
  return `---\n${write(fields)}---\n\n${TO_BE_WRITTEN}.\n`;
}

/** `content/secretariat.yaml` for the next edition: the roles, without the people. */
function resetSecretariat(yaml: string): string {
  const document = parseDocument(yaml);
  for (const role of mapsIn(document.get('roles'))) {
    role.set('name', '');
    role.set('phones', document.createNode([], { flow: true }));
    role.delete('whatsapp');
  }
  return write(document);
}

/** `content/history.yaml` with the edition that is over, once. @param committees how many it had */
function addToHistory(yaml: string, current: CurrentEdition, committees: number): string {
  const document = parseDocument(yaml);
  const timeline = document.get('timeline');
  const entry = editionEntry(current, committees);
  if (!isSeq(timeline) || mapsIn(timeline).some((other) => other.get('year') === entry.year)) return yaml;
  // An empty list is written in brackets.
  timeline.flow = false;
  timeline.add(document.createNode(entry));
  return write(document);
}

/** Sets a placeholder for a link to another site. Links within this site, such as /coming-soon, stay. */
function resetLink(link: YAMLMap, folder: string): void {
  const slug = slugify(String(link.get('title')));
  if (isExternal(String(link.get('url')))) link.set('url', `${PLACEHOLDER}/${folder}/${slug}`);
}

function mapsIn(value: unknown): YAMLMap[] {
  return isSeq(value) ? value.items.filter(isMap) : [];
}

function frontMatterOf(text: string): Document {
  return parseDocument(/^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '');
}

function write(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
