import { addDays, countDays, formatDayAndTime, instantOf } from '../../shared/dates.ts';
import { formatList } from '../../shared/words.ts';
import { type Constraint, type Issue, issuesIn } from '../reading/issue.ts';
import { type Passage, TO_BE_WRITTEN } from '../reading/prose.ts';
import type { Facts } from '../reading/read-content.ts';
import { daysOf } from '../schemas/dates.ts';
import { overlapping, type Session } from '../schemas/schedule.ts';
import { spellings } from '../terms.ts';
import { findCopiedOverviews } from './copied-overviews.ts';
import { findEditionDoubts } from './edition-doubts.ts';
import { findFieldDoubts } from './field-doubts.ts';
import { findLettersWithoutFont } from './letter-doubts.ts';
import { findOtherCities } from './other-cities.ts';
import { findAlikeSeals } from './seal-doubts.ts';
import { findTranslationDoubts } from './translation-doubts.ts';
import { findTypedFacts } from './typed-fact-doubts.ts';

const FAR_AHEAD_DAYS = 730;
/** Key dates are near the conference. */
const FAR_AWAY_DAYS = 365;

/** What may be wrong, though only a person can decide: somebody should look, and nothing is stopped. */
export function findDoubts(facts: Facts, passages: readonly Passage[], now: number): Issue[] {
  const doubts = [
    ...passages.flatMap(findFieldDoubts),
    ...findEditionDoubts(facts),
    ...findCopiedOverviews(passages),
    ...findTypedFacts(facts, passages),
    ...findOtherCities(facts, passages),
    ...findLettersWithoutFont(passages),
    ...conferenceDoubts(facts, now),
    ...committeeDoubts(facts),
    ...findAlikeSeals(facts.committees),
    ...scheduleDoubts(facts),
    ...dateDoubts(facts),
    ...announcementDoubts(facts, now),
    ...findTranslationDoubts(facts),
  ];
  return doubts.map((doubt) => ({ ...doubt, isDoubt: true }));
}

function conferenceDoubts({ conference }: Facts, now: number): Issue[] {
  if (!conference) return [];
  const { dates, registration } = conference;
  const farAhead = addDays(new Date(now).toISOString().slice(0, 10), FAR_AHEAD_DAYS);
  return issuesIn('conference.yaml', [
    {
      isBroken: dates.first > farAhead,
      path: ['dates', 'first'],
      message: `${dates.first} is more than two years ahead. Is the year right?`,
    },
    ...registration.map(
      ({ url }, index): Constraint => ({
        isBroken: /docs\.google\.com\/forms\/.*\/edit/.test(url),
        path: ['registration', index, 'url'],
        message:
          'This address opens the form for editing. In the form, choose Send and copy the link that is given there.',
      }),
    ),
  ]);
}

function committeeDoubts({ committees }: Facts): Issue[] {
  return committees.flatMap(({ slug, title, agenda, imageAlt = '', summary }, index) => {
    const same = committees
      .slice(0, index)
      .find((other) => (agenda === other.agenda && !agenda.startsWith(TO_BE_WRITTEN)) || summary === other.summary);
    return issuesIn(`committees/${slug}.md`, [
      {
        isBroken: same !== undefined,
        path: ['agenda'],
        message: `${same?.slug}.md has the same agenda or summary. Was it copied, and not changed yet?`,
      },
      {
        isBroken: /\.\w{3,4}$|^(image|picture|photo|logo)\b/i.test(imageAlt) || imageAlt === title,
        path: ['imageAlt'],
        message: `“${imageAlt}” does not tell visitors who cannot see the picture what it shows. Describe it, for example: A dove with an olive sprig.`,
      },
    ]);
  });
}

/** Announcements whose time is still to come. A build leaves them out. */
function announcementDoubts({ conference, announcements }: Facts, now: number): Issue[] {
  if (!conference) return [];
  return announcements.flatMap(({ slug, time }) =>
    issuesIn(`announcements/${slug}.md`, [
      {
        isBroken: instantOf(time, conference.timeZone) > now,
        path: ['time'],
        message: `This is not on the website yet. It appears with the first change that is published after ${formatDayAndTime(time)}.`,
      },
    ]),
  );
}

/** Overlapping sessions that the same people may have to attend. */
function scheduleDoubts({ schedule }: Facts): Issue[] {
  const constraints = schedule.days.flatMap(({ sessions }, day) =>
    sessions.flatMap((session, index) =>
      overlapping(session, sessions.slice(0, index)).map(
        (earlier): Constraint => ({
          isBroken: areForSame(earlier, session),
          path: ['days', day, 'sessions', index],
          message: `${session.title} begins at ${session.start}, but ${earlier.title}, which the same delegates may attend, ends at ${earlier.end}. Is that intended?`,
        }),
      ),
    ),
  );
  return issuesIn('schedule.yaml', constraints);
}

/** Dates that are probably of another year. */
function dateDoubts({ dates, conference }: Facts): Issue[] {
  if (!conference) return [];
  const constraints = dates.dates.map((date, index): Constraint => {
    const { first } = daysOf(date);
    return {
      isBroken: Math.abs(countDays({ first, last: conference.dates.first })) > FAR_AWAY_DAYS,
      path: ['dates', index, date.day ? 'day' : 'first'],
      message: `${first} is more than a year from the conference. Is the year right?`,
    };
  });
  return issuesIn('dates.yaml', constraints);
}

/** Whether somebody may have to attend both. A session that has only `for`, a free text, is left out: it may mean anybody. */
function areForSame(...sessions: [Session, Session]): boolean {
  if (sessions.some((session) => session.for && session.committees.length === 0)) return false;
  // Without committees of its own, a session is for all of them.
  const [first = [], second = []] = sessions.map(({ committees }) => (committees === 'all' ? [] : committees));
  return first.length === 0 || second.length === 0 || first.some((slug) => second.includes(slug));
}

/** Words of the glossary that no page uses. */
export function findUnusedWords({ glossary }: Facts, passages: readonly Passage[]): Issue[] {
  const { terms = [] } = glossary ?? {};
  const texts = passages.filter(({ file }) => file !== 'glossary.yaml').map(({ text }) => text.toLowerCase());
  const seeAlso = new Set(terms.flatMap(({ see }) => see));
  const isUsed = (term: (typeof terms)[number]) =>
    seeAlso.has(term.term) || spellings(term).some((form) => texts.some((text) => text.includes(form.toLowerCase())));
  const unused = terms.filter((term) => !isUsed(term)).map(({ term }) => term);
  const message = `No page uses: ${formatList(unused)}. Remove what is no longer needed.`;
  return unused.length > 0 ? [{ file: 'glossary.yaml', path: ['terms'], message, isDoubt: true }] : [];
}
