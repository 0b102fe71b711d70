import { expect, test } from 'vitest';
import { languageContentOf, edition as sample } from '../../../tests/support/sample.ts';
import type { Edition } from '../collections.ts';
import { translatedParents, withFactsInHead } from './translated-parents.ts';

function page(change: Partial<Edition['conference']> = {}) {
  const edition = { ...sample, conference: { ...sample.conference, ...change } };
  return translatedParents(edition, languageContentOf('hi'));
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

test('a page in another language has its words, its dates, and its numbers in figures', () => {
  const { parents } = languageContentOf('hi');
  const marathi = {
    code: 'mr',
    parents: {
      ...parents,
      words: { ...parents.words, when: 'केव्हा' },
      sentences: {
        ...parents.sentences,
        day: 'दिवस {day}',
        dressOnDay: 'दिवस {day}: {dress}',
        forms: { one: '{count} अर्ज आहे: {titles}.', other: '{count} अर्ज आहेत: {titles}.' },
      },
      translations: [
        { english: 'Indian formals', translation: 'भारतीय पोशाख' },
        { english: 'Individual Delegate Forms', translation: 'वैयक्तिक अर्ज' },
        { english: 'School Registration Forms', translation: 'शाळेचा अर्ज' },
        { english: 'Who can take part?', translation: '{committeeCount} समित्या, {days}: {forms}' },
      ],
    },
  };
  const { facts, questions } = translatedParents(sample, marathi);
  expect(facts[0]).toEqual({ term: 'केव्हा', lines: ['१० आणि ११ ऑक्टोबर, २०२५'], note: 'शुक्रवार आणि शनिवार' });
  expect(facts[2]?.lines).toEqual([{ words: 'दिवस १: भारतीय पोशाख' }, { words: 'Day 2: Western formals', lang: 'en' }]);
  expect(questions.map(({ question }) => question.words)).toContain(
    '९ समित्या, १० आणि ११ ऑक्टोबर, २०२५: २ अर्ज आहेत: वैयक्तिक अर्ज आणि शाळेचा अर्ज.',
  );
});

test('a language without dates has those in English, marked, and the texts that name them', () => {
  const page = translatedParents(sample, { ...languageContentOf('hi'), code: 'qqq' });
  expect(page.facts[0]).toMatchObject({ lines: [{ words: '10 and 11 October 2025', lang: 'en' }], note: undefined });
  expect(page.questions[0]).toMatchObject({
    question: { words: { before: 'सम्मेलन कब और कहाँ है?' } },
    answer: { lang: 'en' },
  });
});

test('the head of a page names facts in its language', () => {
  const hindi = languageContentOf('hi');
  const parents = { ...hindi.parents, title: '{city}: {days}', lede: '{committeeCount}' };
  expect(withFactsInHead({ ...hindi, parents }, sample).parents).toMatchObject({
    title: 'लखनऊ: 10 और 11 अक्टूबर 2025',
    lede: 'नौ',
  });
});
