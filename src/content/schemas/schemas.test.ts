import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { committeeSchema } from './committee.ts';
import { conferenceSchema } from './conference.ts';
import { secretariatSchema } from './secretariat.ts';

const conference = parse(readFileSync('tests/fixtures/sample-edition/conference.yaml', 'utf8'));
const committee = parse(
  readFileSync('tests/fixtures/sample-edition/committees/unsc.md', 'utf8').split(/^---$/m)[1] ?? '',
);

test('the content of the sample edition passes', () => {
  expect(conferenceSchema.safeParse(conference).error).toBeUndefined();
  expect(committeeSchema.safeParse(committee).error).toBeUndefined();
});

/** Path and message of each problem. */
function issues(
  schema: {
    safeParse: (data: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
  },
  data: unknown,
) {
  return schema.safeParse(data).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('what is wrong is told with its field and an example', () => {
  test.each([
    [
      'a field that is missing',
      { name: undefined },
      'name: Some text is missing here. Write it, for example: School Model United Nations',
    ],
    ['a field that is empty', { city: '  ' }, 'city: Some text is missing here. Write it, for example: Lucknow'],
    [
      'a date that does not exist',
      { dates: { first: '2025-02-30', last: '2025-10-11' } },
      'dates.first: Write a real date as year-month-day',
    ],
    [
      'a time with a zone',
      { countdownTarget: '2025-10-10T00:00:00Z' },
      'countdownTarget: Write a date and time here without a time zone',
    ],
    [
      'an hour that does not exist',
      { countdownTarget: '2025-10-10T25:00:00' },
      'countdownTarget: Write a date and time here without a time zone',
    ],
    [
      'an address without encryption',
      { site: 'http://mun.example.org' },
      'site: Write an address that begins with https://',
    ],
    ['an address with a slash at its end', { site: 'https://school.github.io/mun/' }, 'and has no slash at the end'],
    ['an e-mail address that is none', { email: 'secretariat' }, 'email: Write an e-mail address here'],
    [
      'a time zone that does not exist',
      { timeZone: 'India' },
      'timeZone: This is not a time zone. For India write: Asia/Kolkata',
    ],
    ['a map without encryption', { map: 'http://example.org/map' }, 'map: Write an address that begins with https://'],
    ['changes below none', { calendarChanges: -1 }, 'calendarChanges: This is the number of changes'],
    ['a number in quotes', { edition: '9' }, 'edition: Write a whole number here, without quotes, for example: 9'],
    ['a switch that is no switch', { keepOnPhone: 'no' }, 'keepOnPhone: Write true or false here, without quotes.'],
    [
      'a misspelt field',
      { emial: 'a@b.in' },
      ': There is no field called emial here. Did you mean email? Correct the name',
    ],
  ])('%s in conference.yaml', (_what, change, message) => {
    const found = issues(conferenceSchema, { ...conference, ...change });
    expect(found).toHaveLength(1);
    expect(found?.[0]).toContain(message);
  });

  test.each([
    ['a picture with a path', { image: '/images/unsc.webp' }, 'image: Write only the name of the picture'],
    ['a picture without words', { imageAlt: undefined }, 'image: The picture has no description for visitors'],
    ['words without a picture', { image: undefined }, 'imageAlt: imageAlt describes a picture, but there is none'],
    ['an unknown kind', { kind: 'assembly' }, 'kind: Write one of these words here: united-nations, india'],
    ['a case file on the first day', { caseFileDaysBefore: 0 }, 'caseFileDaysBefore: Write a number of days here'],
    ['no executive board', { executiveBoard: [] }, 'executiveBoard: At least one link'],
    [
      'a link that is none',
      { backgroundGuide: [{ title: 'Guide', url: 'example.org' }] },
      'backgroundGuide.0.url: Write an address that begins with https://',
    ],
  ])('%s in a committee', (_what, change, message) => {
    expect(issues(committeeSchema, { ...committee, ...change })?.[0]).toContain(message);
  });

  test('a committee without a picture and its words is right', () => {
    const data = { ...committee, image: undefined, imageAlt: undefined };
    expect(issues(committeeSchema, data)).toBeUndefined();
  });

  test.each([
    ['a number that is short of a digit', '98765 4321', '98765 4321 is not a telephone number: it has too few digits'],
    ['words for a number', 'ask at the office', 'ask at the office is not a telephone number'],
    ['a number without quotes', 9876543210, 'Write a telephone number here, in quotes, for example: "+91 98765 43210"'],
  ])('%s in the secretariat', (_what, phone, message) => {
    const data = { roles: [{ role: 'Secretary General', phones: [phone], whatsapp: phone }] };
    expect(issues(secretariatSchema, data)).toEqual([
      expect.stringContaining(`roles.0.phones.0: ${message}`),
      expect.stringContaining(`roles.0.whatsapp: ${message}`),
    ]);
  });

  test('a telephone number of India may come without its country code, and stays as it is written', () => {
    const roles = [{ role: 'Secretary General', phones: ['098765-43210', '+977 1 234 5678'], whatsapp: '98765 43210' }];
    expect(secretariatSchema.parse({ roles }).roles).toMatchObject(roles);
  });
});
