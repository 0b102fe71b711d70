import { spellings } from '../../features/glossary/glossary.ts';
import { addDays } from '../../shared/dates.ts';
import { listed } from '../../shared/words.ts';
import { MAX_DESCRIPTION } from '../schemas/bounds.ts';
import type { Facts } from './cross-checks.ts';
import { findHindiDoubts } from './hindi-checks.ts';
import { type Issue, issuesIn, type Row } from './issue.ts';
import { findAt, type Passage } from './prose.ts';
import { TO_BE_WRITTEN } from './prose-marks.ts';
import { findScheduleDoubts } from './schedule-checks.ts';

const FAR_AHEAD_DAYS = 730;
const LONG_TITLE = 60;
const LONG_MEANING_WORDS = 40;

/** What may be wrong in a text, whatever it is about. */
const SIGNS: [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /â€.?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|\ufffd/,
    ([sign]) => `“${sign}” is a letter that was damaged when the file was saved. Type the word again.`,
  ],
  [
    /^(?=.{20})(?:\P{Ll}*\p{Lu}{3}){4}\P{Ll}*$/u,
    () =>
      'This is in capitals, which are hard to read, and some screen readers spell them out. Write it like a sentence.',
  ],
  [
    /\bto be (?:written|added|filled(?: in)?|inserted|completed|done)\b|\bx{3,}\b|\[(?:insert|name|date|text|your)\b[^\]]*\](?!\()/i,
    ([mark]) => `“${mark}” may be a note that something is missing. If so, write it.`,
  ],
  [
    /^\s*[“”„‘’«]([^“”„‘’«»\n]{0,60})[“”‘’»'"]\s*$/,
    ([, inner]) =>
      `This is in curly quotes, which become part of the text. If they are not meant to be shown, write: "${inner}"`,
  ],
];

/** What a machine can only guess. Somebody should look at it; nothing is stopped. */
export function findDoubts(facts: Facts, passages: readonly Passage[], now: number): Issue[] {
  const doubts = [
    ...passages
      .filter(({ text }) => !text.startsWith(TO_BE_WRITTEN))
      .flatMap((passage) =>
        SIGNS.flatMap(([sign, message]) => {
          const match = sign.exec(passage.text);
          return match ? [findAt(passage, match.index, message(match))] : [];
        }),
      ),
    ...passages.flatMap((passage) => (passage.path === undefined ? openStars(passage) : longTitle(passage))),
    ...conferenceDoubts(facts, now),
    ...committeeDoubts(facts),
    ...findScheduleDoubts(facts.schedule),
    ...findHindiDoubts(facts),
    ...glossaryDoubts(facts, passages),
    ...descriptionDoubts(facts),
  ];
  return doubts.map((doubt) => ({ ...doubt, isDoubt: true }));
}

function openStars(passage: Passage): Issue[] {
  const stars = [...passage.text.matchAll(/\*\*/g)];
  const last = stars.at(-1);
  return last && stars.length % 2 === 1
    ? [findAt(passage, last.index, 'Two stars begin bold text here, and nothing ends it. Put ** after the words too.')]
    : [];
}

function longTitle({ file, path = [], text }: Passage): Issue[] {
  const isLong = /^(title|cardTitle|caption)$/.test(String(path.at(-1))) && text.length > LONG_TITLE;
  const message = `This has ${text.length} letters and fills several lines on a phone. Could it be shorter?`;
  return issuesIn(file, [[isLong, path, message]]);
}

function conferenceDoubts({ conference, history }: Facts, now: number): Issue[] {
  if (!conference) return [];
  const { dates, edition, school, registration } = conference;
  const year = Number(dates.first.slice(0, 4));
  const editions = year - school.munSince + 1;
  const farAhead = addDays(new Date(now).toISOString().slice(0, 10), FAR_AHEAD_DAYS);
  return [
    ...issuesIn('conference.yaml', [
      [dates.first > farAhead, ['dates', 'first'], `${dates.first} is more than two years ahead. Is the year right?`],
      [
        edition > editions,
        ['edition'],
        `With one edition a year since ${school.munSince} (school.munSince), the one of ${year} is at most number ${editions}. Is the number right?`,
      ],
      ...Object.entries(registration).map(
        ([name, url]): Row => [
          /docs\.google\.com\/forms\/.*\/edit/.test(url ?? ''),
          ['registration', name],
          'This address opens the form for changing it. In the form, choose Send and copy the link that is given there.',
        ],
      ),
    ]),
    ...issuesIn(
      'history.yaml',
      (['founded', 'branchOpened', 'munSince'] as const).map((field) => [
        history && !history.timeline.some((entry) => entry.year === school[field]),
        ['timeline'],
        `There is no entry for the year ${school[field]}, which is school.${field} in conference.yaml. Is one of the two years wrong?`,
      ]),
    ),
  ];
}

function committeeDoubts({ committees }: Facts): Issue[] {
  return committees.flatMap(({ slug, title, agenda, imageAlt = '', summary, portfolios, portfolioSheet }, index) => {
    const same = committees
      .slice(0, index)
      .find(
        (other) =>
          [agenda, summary].some((text) => text === other.agenda || text === other.summary) &&
          !agenda.startsWith(TO_BE_WRITTEN),
      );
    return issuesIn(`committees/${slug}.md`, [
      [same, ['agenda'], `${same?.slug}.md has the same agenda or summary. Was it copied, and not changed yet?`],
      [
        /\.\w{3,4}$|^(image|picture|photo|logo)\b/i.test(imageAlt) || (imageAlt !== '' && imageAlt === title),
        ['imageAlt'],
        `“${imageAlt}” does not tell visitors who cannot see the picture what it shows. Describe it, for example: A dove with an olive sprig.`,
      ],
      [
        portfolioSheet && portfolios.length > 0,
        ['portfolioSheet'],
        'Visitors see this sheet and the list in portfolios, which can say different things. Is one enough?',
      ],
    ]);
  });
}

/** Words that no page uses, and meanings that are long. */
function glossaryDoubts({ glossary }: Facts, passages: readonly Passage[]): Issue[] {
  const { terms = [] } = glossary ?? {};
  const texts = passages.filter(({ file }) => file !== 'glossary.yaml').map(({ text }) => text.toLowerCase());
  const others = new Set(terms.flatMap(({ see }) => see));
  const isUsed = (term: (typeof terms)[number]) =>
    others.has(term.term) || spellings(term).some((form) => texts.some((text) => text.includes(form.toLowerCase())));
  const unused = terms.filter((term) => !isUsed(term)).map(({ term }) => term);
  return issuesIn('glossary.yaml', [
    ...terms.map(
      ({ meaning }, index): Row => [
        meaning.split(/\s+/).length > LONG_MEANING_WORDS,
        ['terms', index, 'meaning'],
        `This has more than ${LONG_MEANING_WORDS} words. Could it be shorter?`,
      ],
    ),
    [unused.length > 0, ['terms'], `No page uses: ${listed(unused)}. Remove what is no longer needed.`],
  ]);
}

function descriptionDoubts({ pages, committees, addressals }: Facts): Issue[] {
  const row = (text: string, path: string[]): Row => [
    text.length > MAX_DESCRIPTION,
    path,
    `This has ${text.length} letters, and search results cut it off after ${MAX_DESCRIPTION}. Could it be shorter?`,
  ];
  const summaries = (folder: string, entries: { slug: string; summary: string }[]) =>
    entries.flatMap(({ slug, summary }) => issuesIn(`${folder}/${slug}.md`, [row(summary, ['summary'])]));
  return [
    ...issuesIn(
      'pages.yaml',
      Object.entries(pages ?? {}).map(([name, page]) =>
        row('description' in page ? page.description : '', [name, 'description']),
      ),
    ),
    ...summaries('committees', committees),
    ...summaries('addressals', addressals),
  ];
}
