import { isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { TO_BE_WRITTEN } from '../../src/content/prose-marks.ts';
import { countDays, formatDays } from '../../src/lib/dates.ts';
import { capitalise, cardinal, ordinal } from '../../src/lib/numbers.ts';
import { isExternal } from '../../src/lib/routes.ts';
import type { Answers, PresentEdition } from './answers.ts';
import { parseMarkdown, writeMarkdown, writeYaml } from './markdown.ts';

/** Stands for an address that is not known yet; the launch list names every one. */
const STAND_IN = 'https://example.org';
/** For a day that the edition before did not have. */
const NO_DRESS_CODE_YET = 'To be announced';

/** `content/conference.yaml` for the next edition: what derives is set, what the school has to give anew is a stand-in. */
export function resetConference(yaml: string, { edition, first, last, venue, city }: Answers): string {
  const document = parseDocument(yaml);
  const time = String(document.get('countdownTarget') ?? '').slice(10) || 'T00:00:00';
  if (document.has('map') && document.get('venue') !== venue) document.set('map', `${STAND_IN}/map`);
  document.set('edition', edition);
  document.delete('nextEdition');
  document.setIn(['dates', 'first'], first);
  document.setIn(['dates', 'last'], last);
  document.set('countdownTarget', `${first}${time}`);
  document.set('venue', venue);
  document.set('city', city);
  const dressCode = document.get('dressCode');
  if (isSeq(dressCode)) {
    const days = countDays({ first, last });
    dressCode.items.length = Math.min(dressCode.items.length, days);
    while (dressCode.items.length < days) dressCode.add(NO_DRESS_CODE_YET);
  }
  if (document.has('calendarChanges')) document.set('calendarChanges', 0);
  for (const who of ['individual', 'school']) document.setIn(['registration', who], `${STAND_IN}/registration/${who}`);
  for (const resource of mapsIn(document.get('resources')))
    standIn(resource, `resources/${slugOf(String(resource.get('title')))}`);
  return writeYaml(document);
}

/**
 * A file of `content/committees` for the next edition: the committee stays, its agenda, overview and papers are
 * to be written. A case file is promised anew each year, so that its words and days stay.
 */
export function resetCommittee(text: string, slug: string): string {
  const { fields } = parseMarkdown(text);
  if (!fields.has('caseFileDaysBefore')) {
    fields.set('agenda', `${TO_BE_WRITTEN}.`);
    fields.set('summary', `${TO_BE_WRITTEN}: one sentence about ${fields.get('cardTitle')} and its agenda.`);
  }
  for (const [field, name] of [
    ['executiveBoard', 'executive-board'],
    ['backgroundGuide', 'background-guide'],
  ] as const) {
    const links = mapsIn(fields.get(field));
    links.forEach((link, index) => {
      standIn(link, `${slug}/${name}${links.length > 1 ? `-${index + 1}` : ''}`);
    });
  }
  const caseFile = fields.get('caseFile');
  if (isMap(caseFile)) standIn(caseFile, `${slug}/case-file`);
  if (!fields.has('overviewPending')) fields.set('overviewPending', `${TO_BE_WRITTEN}.`);
  return writeMarkdown({ fields, body: '' });
}

/** A file of `content/addressals` for the next edition: who speaks and how stays, the letter is to be written. */
export function resetAddressal(text: string): string {
  const { fields } = parseMarkdown(text);
  const title = fields.get('title');
  if (fields.has('author')) fields.set('author', '');
  fields.set('summary', `${TO_BE_WRITTEN}: one sentence about the letter “${title}”.`);
  return writeMarkdown({ fields, body: `\n${TO_BE_WRITTEN}.\n` });
}

/** `content/secretariat.yaml` for the next edition: the roles, without those who held them. */
export function resetSecretariat(yaml: string): string {
  const document = parseDocument(yaml);
  for (const role of mapsIn(document.get('roles'))) {
    role.set('name', '');
    role.set('phones', document.createNode([], { flow: true }));
    role.delete('whatsapp');
  }
  return writeYaml(document);
}

/** `content/history.yaml` with the edition that is over, if it is not there. @param committees how many it had */
export function addToHistory(yaml: string, past: PresentEdition, committees: number): string {
  const document = parseDocument(yaml);
  const timeline = document.get('timeline') as YAMLSeq;
  const year = Number(past.dates.first.slice(0, 4));
  if (mapsIn(timeline).some((entry) => entry.get('year') === year)) return yaml;
  timeline.add(
    document.createNode({
      year,
      title: `The ${ordinal(past.edition)} edition`,
      text: `${capitalise(cardinal(committees))} ${committees === 1 ? 'committee meets' : 'committees meet'} in ${past.city} on ${formatDays(past.dates).replace(/ \d{4}$/, '')}.`,
    }),
  );
  return writeYaml(document);
}

/** `content/glossary.yaml` without words that nothing uses any more, which the build would not take. */
export function withoutTerms(yaml: string, unused: readonly string[]): string {
  const document = parseDocument(yaml);
  const terms = document.get('terms') as YAMLSeq;
  terms.items = terms.items.filter((item) => !(isMap(item) && unused.includes(String(item.get('term')))));
  for (const term of mapsIn(terms)) {
    const see = term.get('see');
    if (!isSeq(see)) continue;
    see.items = see.items.filter((other) => !unused.includes(String(other)));
    if (see.items.length === 0) term.delete('see');
  }
  return writeYaml(document);
}

/** Papers of this site, such as /coming-soon, are true for any edition. */
function standIn(link: YAMLMap, path: string): void {
  if (isExternal(String(link.get('url')))) link.set('url', `${STAND_IN}/${path}`);
}

function mapsIn(value: unknown): YAMLMap[] {
  return isSeq(value) ? value.items.filter(isMap) : [];
}

function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
