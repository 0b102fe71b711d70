import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition, editFile } from '../../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { contentOf, readContentFolder } from '../content/read.ts';
import { listReminders } from './reminders.ts';

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

const BEFORE = Date.parse('2024-01-01');

function remindersOf(folder: string, now = BEFORE) {
  const contentFolder = readContentFolder(folder);
  return listReminders(contentOf(contentFolder), contentFolder, now);
}

/** The reminders that the unchanged sample edition does not have. */
function newReminders() {
  const ofSample = remindersOf(SAMPLE_CONTENT).map(({ title }) => title);
  return remindersOf(folder).filter(({ title }) => !ofSample.includes(title));
}

/** Writes texts as paragraphs into the page About. @returns the place that reminders list for them */
function aboutEach(...texts: string[]): string {
  const added = texts.map((text) => `${text}\n\n`).join('');
  editFile(`${folder}/site/about.md`, 'The whole conference', `${added}The whole conference`);
  return `site/about.md, line${texts.length > 1 ? 's' : ''} ${texts.map((_, index) => 19 + 2 * index).join(', ')}`;
}

test('what is unfinished in the sample is listed with its places, one file on a line', () => {
  expect(remindersOf(SAMPLE_CONTENT)).toEqual([
    {
      title: 'Placeholders for real addresses and accounts',
      places: expect.arrayContaining([expect.stringMatching(/^committees\/ocean\.md, lines \d+, \d+$/)]),
    },
    {
      title: 'Pages and documents to which the website leads by their name, and which are not there',
      places: ['pages/points-and-motions.md', 'pages/position-paper.md', 'conference.yaml (Brochure)'],
    },
    {
      title: 'Letters without a name, or that their writer has not confirmed',
      places: ['addressals/board-of-parents.md', 'addressals/debating-society.md'],
    },
    { title: 'Roles without a name or a telephone number', places: ['secretariat.yaml, lines 7, 15'] },
  ]);
});

test('once the conference is over, the next edition can begin', () => {
  const [last] = remindersOf(SAMPLE_CONTENT, Date.parse('2024-04-21T00:00+01:00')).slice(-1);
  expect(last?.title).toMatch(/^The conference is over/);
});

test('correct texts are not listed', () => {
  aboutEach(
    '[Your form](https://docs.google.com/forms/d/e/1234567890123/viewform). On 20 April 2024, 09.00 to 10.30, in 1919, 1945 and 1994.',
    'The XXX Olympiad: Todo por la paz. 1 400 000 000 people. 400 000 000 of them are young.',
    'Write to {email}. [Submit your position paper here](/contact).',
  );
  editFile(`${folder}/conference.yaml`, 'hello@corribmun.example.org', "hello.o'neil@corribmun.example.org");
  expect(newReminders()).toEqual([]);
});

test.each([
  [
    'Telephone numbers',
    [
      'Ring 091 123 4567 89',
      'Ring +91 98765-43211',
      'Ring (0522) 2740 123',
      'Ring 98765–43211',
      'Ring ९८७६५ ४३२१९',
      '[Ring](tel:+91987654)',
      '[Chat](https://wa.me/919876543211)',
      '[Chat](https://api.whatsapp.com/send?phone=919876543211)',
    ],
  ],
  ['Email addresses', ['Write to A.Joyce@mail.ie', 'Write to anna.hello@corribmun.school.ie.']],
  ['Links to a WhatsApp group', ['https://chat.whatsapp.com/1aB']],
  ['Texts to be written', ['To be written']],
  [
    'Placeholder words',
    ['See [Name of the form].', 'Lunch: TBA.', 'Tea: to be confirmed.', 'Gate ____', 'At ???', 'Your photograph here!'],
  ],
])('%s are listed', (title, texts) => {
  const place = aboutEach(...texts);
  expect(newReminders()).toEqual([{ title: expect.stringMatching(new RegExp(`^${title}`)), places: [place] }]);
});
