import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { TO_BE_WRITTEN } from '../../src/content/reading/prose.ts';
import { timeZonesOf } from '../../src/content/time-zones.ts';
import { answerIssues } from '../dialogue.ts';

/** What must be known of a conference before it has a site. The days are `YYYY-MM-DD`. */
export interface Answers {
  name: string;
  shortName: string;
  /** Its number, in figures. */
  edition: string;
  city: string;
  /** Two letters, such as `IE`. */
  country: string;
  timeZone: string;
  first: string;
  last: string;
  email: string;
  /** Address of the site, such as `https://mun.example.org`. */
  site: string;
}

/** A whole content folder that speaks of no school. */
const BLANK = join(import.meta.dirname, 'blank');

/** What the check would report about the answers. */
export function checkAnswers(answers: Partial<Answers>): string[] {
  return answerIssues(conferenceOf(answers));
}

/**
 * Puts blank content in the place of another school’s. What the privacy and accessibility pages say is true of the website,
 * whosever it is: these two stay, without what only a school can say.
 * @param folder such as `content`
 */
export function layOut(folder: string, answers: Answers): void {
  const privacy = privacyOf(readFileSync(join(folder, 'privacy.yaml'), 'utf8'));
  const accessibility = parseDocument(readFileSync(join(folder, 'accessibility.yaml'), 'utf8'));
  accessibility.delete('testedOn');
  rmSync(folder, { recursive: true });
  cpSync(BLANK, folder, { recursive: true });
  writeFileSync(join(folder, 'privacy.yaml'), privacy);
  writeFileSync(join(folder, 'accessibility.yaml'), accessibility.toString({ lineWidth: 0 }));
  writeFileSync(join(folder, 'conference.yaml'), conferenceOf(answers));
}

/** `privacy.yaml` of a school that has decided nothing yet. */
function privacyOf(yaml: string): string {
  const document = parseDocument(yaml);
  document.set('responsible', `${TO_BE_WRITTEN}: who is responsible, with an address`);
  document.set('messagesKept', '');
  return document.toString({ lineWidth: 0 });
}

/** `conference.yaml` with the answers in it. Comments and order stay. Until it is asked for, the time zone is one of the country. */
function conferenceOf({ edition, first, last = first, ...given }: Partial<Answers>): string {
  const [zone] = timeZonesOf(given.country ?? '');
  const facts = { ...(zone && { timeZone: zone }), ...given };
  const document = parseDocument(readFileSync(join(BLANK, 'conference.yaml'), 'utf8'));
  for (const [field, value] of Object.entries(facts)) document.set(field, value);
  // What is not a number is reported as it was written.
  if (edition !== undefined) document.set('edition', Number(edition) || edition);
  if (first !== undefined) {
    document.setIn(['dates', 'first'], first);
    document.setIn(['dates', 'last'], last);
    document.set('countdownTarget', `${first}T00:00:00`);
  }
  return document.toString({ lineWidth: 0 });
}
