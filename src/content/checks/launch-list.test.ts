import { beforeAll, describe, expect, test } from 'vitest';
import type { Edition } from '../collections.ts';
import { checkContent } from './check-content.ts';
import { formatIssue } from './issue.ts';
import { launchList } from './launch-list.ts';

const BEFORE = Date.parse('2025-09-01T00:00:00Z');
const AFTER = Date.parse('2026-11-21T00:00:00Z');
const UNWRITTEN = [{ file: 'addressals/principal.md', line: 7, text: 'To be written.' }];
let edition: Edition;

beforeAll(async () => {
  const checked = await checkContent('tests/fixtures/sample-edition', 'public');
  if (!checked.edition) throw new Error('The sample edition is not right.');
  edition = structuredClone(checked.edition);
  Object.assign(edition.conference, { dates: { first: '2025-10-10', last: '2025-10-11' } });
  edition.accessibility.lookedAt = '2025-08-20';
  Object.assign(edition.conference, { social: { url: 'https://example.org/social' } });
  Object.assign(edition.conference, { dressCode: ['Indian formals', 'To be announced'] });
  Object.assign(edition.conference.emailService, { publicKey: 'example-public-key' });
  Object.assign(edition.conference.registration, { individual: 'https://example.org/registration/individual' });
  Object.assign(edition.committees[0] ?? {}, { summary: 'Parties debate.' });
  Object.assign(edition.secretariat.roles[0] ?? {}, { name: '', phones: [] });
});

const listed = (now: number, changed: Edition = edition, passages = UNWRITTEN) =>
  launchList(changed, now, passages).map((item) => `${item.state}: ${formatIssue(item)}`);

describe('the launch list has', () => {
  test.each([
    [
      'an address that is a placeholder',
      'placeholder: conference.yaml, registration.individual: https://example.org/registration/individual',
    ],
    ['an identifier that is a placeholder', 'placeholder: conference.yaml, emailService.publicKey: example-public-key'],
    ['an account without a name', 'missing: conference.yaml, social.label: The link to the account reads'],
    [
      'a dress code that is not decided',
      'missing: conference.yaml, dressCode[1]: There is no dress code for day 2 yet',
    ],
    ['a letter that is to be written', 'missing: addressals/principal.md, line 7: Write the text for this edition.'],
    [
      'a name that is missing',
      'missing: secretariat.yaml, roles[0].name: There is no name for the role Secretary General.',
    ],
    ['a telephone number that is missing', 'missing: secretariat.yaml, roles[0].phones: There is no telephone number'],
    [
      'a sentence for search results that says little',
      'missing: committees/aippm.md, summary: It has only 15 letters.',
    ],
    ['when the dates pass', 'later: conference.yaml, dates.last: From 12 October 2025, the website says'],
    [
      'when the website is to be gone through anew',
      'later: accessibility.yaml, lookedAt: The website was last tested for accessibility on 20 August 2025. Test it again by 20 August 2026',
    ],
    ['when the forms pass', 'later: conference.yaml, registration: After 11 October 2025'],
    [
      'when security.txt expires',
      'later: security.txt: This file tells people how to report a security problem. It is renewed whenever you publish something. Publish at least once before 1 September 2026.',
    ],
  ])('%s', (_what, line) => {
    expect(listed(BEFORE)).toContainEqual(expect.stringContaining(line));
  });

  test('a schedule that is missing', () => {
    const line = expect.stringContaining('missing: schedule.yaml: There is no schedule');
    expect(listed(BEFORE)).not.toContainEqual(line);
    expect(listed(BEFORE, { ...edition, schedule: { days: [] } })).toContainEqual(line);
  });

  test('what the page on privacy does not say yet', () => {
    const privacy = { ...edition.privacy, responsible: '', messagesKept: '' };
    const lines = (changed: Edition) => listed(BEFORE, changed).filter((line) => line.includes('privacy.yaml'));
    expect(lines(edition)).toEqual([]);
    expect(lines({ ...edition, privacy })).toEqual([
      expect.stringContaining('missing: privacy.yaml, responsible:'),
      expect.stringContaining('missing: privacy.yaml, messagesKept:'),
    ]);
  });

  test('a map that is missing', () => {
    const { map: _none, ...conference } = edition.conference;
    expect(listed(BEFORE, { ...edition, conference })).toContainEqual(
      expect.stringContaining('missing: conference.yaml, map:'),
    );
  });

  test('dates, forms and a look that have passed', () => {
    expect(listed(AFTER).filter((line) => line.startsWith('out of date'))).toEqual([
      expect.stringContaining('dates.last: The conference ended on 11 October 2025.'),
      expect.stringContaining('registration: The registration forms were for the conference that has ended.'),
      expect.stringContaining('lookedAt: The website was last tested for accessibility on 20 August 2025.'),
    ]);
  });
});

test('photographs and awards are missing once the conference is over', () => {
  const without = structuredClone(edition);
  without.media.pictures = [];
  for (const committee of without.committees) committee.awards = [];
  for (const start of ['missing: media.yaml: There are no photographs', 'missing: committees, awards: No committee']) {
    const missing = expect.stringContaining(start);
    expect(listed(AFTER, without)).toContainEqual(missing);
    expect([...listed(BEFORE, without), ...listed(AFTER)]).not.toContainEqual(missing);
  }
});

test('a text that the new edition has emptied is listed until it is written', () => {
  const changed = structuredClone(edition);
  Object.assign(changed.committees[0] ?? {}, { slug: 'unhrc', agenda: 'To be written.' });
  expect(listed(BEFORE, changed)).toContain('missing: committees/unhrc.md, agenda: Write the text for this edition.');
});

test('the person of the guide’s examples is a placeholder', () => {
  const changed = structuredClone(edition);
  Object.assign(changed.secretariat.roles[0] ?? {}, { name: 'Name Surname', phones: ['98765 43210'] });
  const lines = listed(BEFORE, changed).filter((line) => line.includes('example of the guide'));
  expect(lines).toEqual([expect.stringContaining('roles[0].name'), expect.stringContaining('roles[0].phones')]);
});

test('what is real is not listed', () => {
  const real = structuredClone(edition);
  Object.assign(real.conference, { social: { label: '@schoolmun', url: 'https://example.org/social' } });
  Object.assign(real.conference, { dressCode: ['Indian formals', 'Western formals'] });
  Object.assign(real.conference.emailService, { publicKey: 'k3', serviceId: 's1', templateId: 't1' });
  real.secretariat.roles = real.secretariat.roles.map((role) => ({
    ...role,
    name: 'A. Student',
    phones: ['98765 43211'],
  }));
  Object.assign(real.committees[0] ?? {}, {
    summary: 'Parties weigh the scheme against two needs, security and the welfare of the young.',
  });
  real.addressals = real.addressals.map((letter) => ({ ...letter, author: 'A. Head' }));
  const whole = JSON.parse(JSON.stringify(real).replaceAll('example.org', 'school.in')) as Edition;
  expect(listed(BEFORE, whole, []).filter((line) => !line.startsWith('later'))).toEqual([]);
});
