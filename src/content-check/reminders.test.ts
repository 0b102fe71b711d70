import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition, editFile } from '../../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { contentOf, readContentFolder } from '../content/read.ts';
import { listReminders } from './reminders.ts';

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

function remindersOf(folder: string): string[] {
  const contentFolder = readContentFolder(folder);
  return listReminders(contentOf(contentFolder), contentFolder);
}

/** The reminders that the unchanged sample edition does not have. */
function newReminders(): string[] {
  const ofSample = remindersOf(SAMPLE_CONTENT);
  return remindersOf(folder).filter((line) => !ofSample.includes(line));
}

/** Writes texts as paragraphs into the page About, and returns their places. */
function aboutEach(...texts: string[]): string {
  const added = texts.map((text) => `${text}\n\n`).join('');
  editFile(`${folder}/site/about.md`, 'The whole conference', `${added}The whole conference`);
  return texts.map((_, index) => `site/about.md, line ${19 + 2 * index}`).join('; ');
}

test('what is unfinished in the sample is listed with its places', () => {
  expect(remindersOf(SAMPLE_CONTENT)).toEqual([
    expect.stringMatching(/^Placeholders for .*: (?:committees\/[\w-]+\.md, line \d+; )+conference\.yaml, line \d+/),
    expect.stringMatching(/^Letters without .*: addressals\/board-of-parents\.md; addressals\/debating-society/),
    'Roles without a name or a telephone number: secretariat.yaml, line 7; secretariat.yaml, line 15',
  ]);
});

test('correct texts are not listed', () => {
  aboutEach(
    '[Your form](https://docs.google.com/forms/d/e/1234567890123/viewform). On 20 April 2024, 09.00 to 10.30, in 1919, 1945 and 1994.',
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
  const places = aboutEach(...texts);
  const [found = '', ...others] = newReminders();
  expect(others).toEqual([]);
  expect(found).toMatch(new RegExp(`^${title}`));
  expect(
    found
      .replace(/^.*?: (?=site)/, '')
      .split('; ')
      .sort(),
  ).toEqual(places.split('; ').sort());
});
