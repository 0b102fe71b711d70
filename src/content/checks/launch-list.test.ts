import { beforeAll, expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import type { Edition } from '../collections.ts';
import { formatIssue } from '../reading/issue.ts';
import type { Passage } from '../reading/prose.ts';
import { launchList } from './launch-list.ts';

const BEFORE = Date.parse('2024-03-01T00:00:00Z');
const AFTER = Date.parse('2025-11-21T00:00:00Z');
let real: Edition;

/** The sample edition with everything that it leaves open. */
beforeAll(() => {
  real = JSON.parse(JSON.stringify(edition).replaceAll('example.org', 'school.ie'));
  real.accessibility.testedOn = '2024-02-20';
  real.announcements = [{ slug: 'hall', title: 'Hall 3', time: '2024-02-20 10:00', for: 'Everybody' }];
  Object.assign(real.conference, {
    emailService: { publicKey: 'k3', serviceId: 's1', templateId: 't1' },
  });
  for (const role of real.secretariat.roles) Object.assign(role, { name: 'A. Student', phones: ['020 910 0021'] });
  for (const letter of real.addressals) Object.assign(letter, { author: 'A. Head', confirmed: true });
});

const linesOf = (now: number, edition: Edition, passages: Passage[] = []) =>
  launchList(edition, now, passages).map((item) => `${item.state}: ${formatIssue(item)}`);

test('what is real is not listed before it goes out of date', () => {
  expect(linesOf(BEFORE, real)).toEqual([
    'later: conference.yaml, dates.last: From 21 April 2024, the website says that the conference is over.',
    'later: conference.yaml, registration: The website says that registration is closed after 19 April 2024.',
    expect.stringContaining('Test it again by 19 February 2025'),
    expect.stringContaining('later: security.txt: This file tells people how to report a security problem.'),
  ]);
  expect(linesOf(BEFORE, real).at(-1)).toContain('Publish at least once before 1 March 2025.');
});

test('dates, forms and a test for accessibility that have passed', () => {
  expect(linesOf(AFTER, real).filter((line) => !line.startsWith('later'))).toEqual([
    expect.stringContaining('missing: conference.yaml, nextEdition:'),
    expect.stringContaining('out of date: conference.yaml, dates.last: The conference ended on 20 April 2024.'),
    expect.stringContaining('out of date: conference.yaml, registration:'),
    expect.stringContaining('out of date: dates.yaml, dates: The website marks as passed: Requests'),
    expect.stringContaining('out of date: accessibility.yaml, testedOn:'),
  ]);
});

const role = (change: object) => (edition: Edition) => Object.assign(edition.secretariat.roles[0] ?? {}, change);
const conference = (change: object) => (edition: Edition) => Object.assign(edition.conference, change);
const committees = (change: object) => (edition: Edition) =>
  edition.committees.map((one) => Object.assign(one, change));

const CHANGES: [line: string, change: (edition: Edition) => unknown, now?: number][] = [
  ['placeholder: conference.yaml, map: https://example.org/map', conference({ map: 'https://example.org/map' })],
  [
    'placeholder: conference.yaml, emailService.publicKey: ex',
    conference({ emailService: { publicKey: 'example-key' } }),
  ],
  ['placeholder: secretariat.yaml, roles[0].name: Name Surname is the example', role({ name: 'Name Surname' })],
  ['placeholder: secretariat.yaml, roles[0].phones[0]: +91 98765 43210 is', role({ phones: ['+91 98765 43210'] })],
  [
    'missing: secretariat.yaml, roles[0].name: There is no name for the role Chair of the secretariat.',
    role({ name: '' }),
  ],
  ['missing: secretariat.yaml, roles[0].phones: There is no telephone number', role({ phones: [] })],
  ['missing: conference.yaml, social: There is no link', conference({ social: undefined })],
  ['missing: conference.yaml, social.label: The link to', conference({ social: { url: 'https://school.ie' } })],
  [
    'missing: conference.yaml, dressCode[0].title: There is no dress',
    conference({ dressCode: [{ title: 'To be announced' }] }),
  ],
  ['missing: conference.yaml, map:', conference({ map: undefined })],
  ['missing: schedule.yaml: There is no schedule', ({ schedule }) => Object.assign(schedule, { days: [] })],
  [
    'later: conference.yaml, registration: The website says that registration is closed after 26 March 2024.',
    ({ conference }) => {
      for (const form of conference.registration) form.closes = '2024-03-26';
    },
  ],
  [
    'out of date: dates.yaml, dates: The website marks as passed: Fees and Rooms.',
    ({ dates }) =>
      Object.assign(dates, {
        dates: [
          { title: 'Fees', day: '2024-02-01', committees: [] },
          { title: 'Rooms', first: '2024-02-02', last: '2024-02-28', committees: [] },
          { title: 'Papers', day: '2024-03-01', committees: [] },
        ],
      }),
  ],
  ['missing: announcements: There are no announcements', (edition) => Object.assign(edition, { announcements: [] })],
  ['missing: privacy.yaml, messagesKept:', ({ privacy }) => Object.assign(privacy, { messagesKept: '' })],
  [
    'missing: addressals/board-of-parents.md, author: There is no name under this letter (Chair of the Board of Parents).',
    ({ addressals }) => Object.assign(addressals[0] ?? {}, { author: '' }),
  ],
  [
    'placeholder: addressals/board-of-parents.md, confirmed: Nobody has confirmed that these are the words of the Chair of the Board of Parents',
    ({ addressals }) => Object.assign(addressals[0] ?? {}, { confirmed: false }),
  ],
  ['missing: media.yaml: There are no photographs', ({ media }) => Object.assign(media, { pictures: [] }), AFTER],
  ['missing: committees, awards: No committee', committees({ awards: [] }), AFTER],
  ['missing: committees, portfolios: No', committees({ portfolios: [], portfolioSheet: undefined })],
];

test.each(CHANGES)('%s', (line, change, now = BEFORE) => {
  const changed = structuredClone(real);
  change(changed);
  const others = linesOf(now, real);
  expect(linesOf(now, changed).filter((item) => !others.includes(item))).toEqual([expect.stringContaining(line)]);
  const soon = now === AFTER ? linesOf(BEFORE, changed) : [];
  expect(soon.join('\n')).not.toContain(line);
});

test('a text that the new edition has emptied is listed until it is written', () => {
  const lines = linesOf(BEFORE, real, [
    { file: 'committees/ocean.md', path: ['agenda'], text: 'To be written.' },
    { file: 'addressals/board-of-parents.md', line: 7, text: 'To be written.' },
    { file: 'addressals/board-of-parents.md', line: 9, text: 'Written.' },
  ]);
  expect(lines.slice(0, 2)).toEqual([
    'missing: committees/ocean.md, agenda: Visitors read “To be written” here. Write what they should read.',
    'missing: addressals/board-of-parents.md, line 7: Visitors read “To be written” here. Write what they should read.',
  ]);
  expect(lines.join()).not.toContain('line 9');
});
