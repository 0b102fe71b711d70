import { expect, test } from 'vitest';
import { isHard, measure } from './measure.ts';

const EASY = ['We meet in a big hall. You sit down and hear a talk. Then we all go out.'];
const HARD = [
  'Notwithstanding international jurisdictional considerations, humanitarian intervention necessitates comprehensive authorisation.',
];

test('words and sentences are counted, and a paragraph ends a sentence', () => {
  expect(measure(['One two three', 'Four five. Six!'])).toMatchObject({ words: 6, sentences: 3, wordsPerSentence: 2 });
});

test('the grade is the formula’s: 0.39 words a sentence + 11.8 syllables a word − 15.59', () => {
  // 4 words, 1 sentence, 4 syllables.
  expect(measure(['The cat sat down.'])?.grade).toBeCloseTo(0.39 * 4 + 11.8 - 15.59, 5);
});

test('short words are easy, long ones are hard', () => {
  expect(measure(EASY)).toSatisfy((reading: NonNullable<ReturnType<typeof measure>>) => !isHard(reading));
  expect(measure(HARD)).toSatisfy(isHard);
});

test('where there is no word there is no grade', () => {
  expect(measure([])).toBeUndefined();
  expect(measure(['…'])).toBeUndefined();
});
