import { expect, test } from 'vitest';
import { edition as sample } from '../../../tests/support/sample.ts';
import { HINDI } from '../../languages/hi.ts';
import type { Edition } from '../collections.ts';
import { lookUpIn, translatedParents } from './translated-parents.ts';

function page(change: Partial<Edition['conference']> = {}) {
  const edition = { ...sample, conference: { ...sample.conference, ...change } };
  return translatedParents(edition, HINDI, lookUpIn(sample['parents-hi'].translations));
}
const answer = (part: string, change?: Partial<Edition['conference']>) =>
  page(change).questions.find(({ answer: { words } }) => JSON.stringify(words).includes(part))?.answer;

test('a text with words for each phase has them in Hindi', () => {
  expect(answer('संस्करण')?.words).toEqual({
    before: expect.stringMatching(/को है। स्थान: विद्यालय, लखनऊ।$/),
    during: expect.stringMatching(/को हो रहा है।/),
    after: expect.stringMatching(/को था।/),
  });
});

test('a fact that changes is shown in English, marked, until its Hindi follows, and so is what names it', () => {
  const changed = page({ venue: 'Riverside Hall' });
  expect(changed.facts[1]).toEqual({ term: 'कहाँ', lines: [{ words: 'Riverside Hall', lang: 'en' }] });
  expect(answer('Riverside Hall', { venue: 'Riverside Hall' })).toMatchObject({
    words: { after: expect.stringContaining('took place on') },
    lang: 'en',
  });
});

test('the number of forms, and what to wear, follow from the facts', () => {
  expect(answer('पोर्टफ़ोलियो')?.words).toMatchObject({
    before: expect.stringMatching(/^दो फ़ॉर्म हैं: व्यक्तिगत डेलीगेट फ़ॉर्म और विद्यालय पंजीकरण फ़ॉर्म। /),
  });
  const oneForm = { registration: sample.conference.registration.slice(1) };
  expect(page(oneForm).forms.map(({ title }) => title)).toEqual([{ words: 'विद्यालय पंजीकरण फ़ॉर्म' }]);
  expect(answer('पोर्टफ़ोलियो', oneForm)?.words).toMatchObject({
    before: expect.stringMatching(/^एक फ़ॉर्म है: विद्यालय पंजीकरण फ़ॉर्म। /),
  });
  const [, western] = sample.conference.dressCode;
  expect(answer('वेस्टर्न', western && { dressCode: [western, western] })?.words).toBe(
    'वेस्टर्न फ़ॉर्मल। वेस्टर्न फ़ॉर्मल में सूट, या ब्लेज़र और फ़ॉर्मल शर्ट के साथ पैंट या स्कर्ट जैसे परिधान आते हैं।',
  );
});
