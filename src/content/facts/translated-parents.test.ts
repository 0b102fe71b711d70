import { expect, test } from 'vitest';
import { HINDI, edition as sample, TWO_DAYS } from '../../../tests/support/sample.ts';
import type { Edition } from '../collections.ts';
import { translatedFrame, translatedParents, withFactsInHead } from './translated-parents.ts';

const clothes = {
  question: 'What do we wear?',
  answer: 'The {edition} edition has this dress code: {dressCode}. {dressExamples}',
};
/** With two days, dress codes and two forms, of which a page may speak. */
const larger: Edition = {
  ...sample,
  conference: { ...sample.conference, ...TWO_DAYS },
  parents: { ...sample.parents, questions: [...sample.parents.questions, clothes] },
};

function page(change: Partial<Edition['conference']> = {}) {
  return translatedParents({ ...larger, conference: { ...larger.conference, ...change } }, HINDI);
}
const answer = (part: string, change?: Partial<Edition['conference']>) =>
  page(change).questions.find(({ answer: { words } }) => JSON.stringify(words).includes(part))?.answer;

test('a text with words for each phase has them in Hindi', () => {
  expect(answer('कॉरिब')?.words).toEqual({
    before: 'कॉरिब बे मॉडल यूनाइटेड नेशन्स 20 और 21 अप्रैल 2024 (शनिवार और रविवार) को है। स्थान: सॉल्टमार्श हॉल, गॉलवे।',
    during: expect.stringMatching(/को हो रहा है।/),
    after: expect.stringMatching(/को था।/),
  });
});

test('a fact that changes is shown in English, marked, until its Hindi follows, and so is what names it', () => {
  const changed = page({ venue: 'Riverside Mill' });
  expect(changed.facts[1]).toEqual({ term: 'कहाँ', lines: [{ words: 'Riverside Mill', lang: 'en' }] });
  expect(answer('Riverside Mill', { venue: 'Riverside Mill' })).toMatchObject({
    words: { after: expect.stringContaining('was held on') },
    lang: 'en',
  });
});

test('the number of forms, and what to wear, follow from the facts, with Hindi’s words for numbers', () => {
  expect(answer('शिक्षक पूरे')?.words).toMatchObject({
    before: expect.stringMatching(/^दो फ़ॉर्म हैं: आवेदन फ़ॉर्म और विद्यालय फ़ॉर्म। /),
  });
  const oneForm = { registration: TWO_DAYS.registration.slice(1) };
  expect(page(oneForm).forms.map(({ title }) => title)).toEqual([{ words: 'विद्यालय फ़ॉर्म' }]);
  expect(answer('शिक्षक पूरे', oneForm)?.words).toMatchObject({
    before: expect.stringMatching(/^एक फ़ॉर्म है: विद्यालय फ़ॉर्म। /),
  });
  expect(answer('ड्रेस')?.words).toBe(
    'पहला संस्करण का ड्रेस कोड: पहले दिन फ़ॉर्मल पोशाक और दूसरे दिन पुराने स्वेटर। फ़ॉर्मल पोशाक में सूट, या जैकेट और स्कर्ट जैसे परिधान आते हैं। पुराने स्वेटर में मौसी का बुना स्वेटर जैसे परिधान आते हैं।',
  );
  const [formal] = TWO_DAYS.dressCode;
  expect(answer('ड्रेस', formal && { dressCode: [formal, formal] })?.words).toContain('ड्रेस कोड: फ़ॉर्मल पोशाक। ');
});

test('a page in another language has its words, its dates, and its numbers in figures', () => {
  const { parents } = HINDI;
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
        { english: 'Formal dress', translation: 'औपचारिक पोशाख' },
        { english: 'Application Form', translation: 'अर्ज' },
        { english: 'Form for Schools', translation: 'शाळेचा अर्ज' },
        { english: 'What do we wear?', translation: '{committeeCount} समित्या, {days}: {forms}' },
      ],
    },
  };
  const { facts, questions } = translatedParents(larger, marathi);
  expect(facts[0]).toEqual({ term: 'केव्हा', lines: ['२० आणि २१ एप्रिल, २०२४'], note: 'शनिवार आणि रविवार' });
  expect(facts[2]?.lines).toEqual([{ words: 'दिवस १: औपचारिक पोशाख' }, { words: 'Day 2: Old jumpers', lang: 'en' }]);
  expect(questions.map(({ question }) => question.words)).toContain(
    '५ समित्या, २० आणि २१ एप्रिल, २०२४: २ अर्ज आहेत: अर्ज आणि शाळेचा अर्ज.',
  );
});

test('a language without dates has those in English, marked, and the texts that name them', () => {
  const page = translatedParents(larger, { ...HINDI, code: 'qqq' });
  expect(page.facts[0]).toMatchObject({ lines: [{ words: '20 and 21 April 2024', lang: 'en' }], note: undefined });
  expect(page.questions[0]).toMatchObject({
    question: { words: { before: 'सम्मेलन कब और कहाँ है?' } },
    answer: { lang: 'en' },
  });
});

test('the head of a page names facts in its language', () => {
  const parents = { ...HINDI.parents, title: '{city}: {days}', lede: '{committeeCount}' };
  expect(withFactsInHead({ ...HINDI, parents }, larger).parents).toMatchObject({
    title: 'गॉलवे: 20 और 21 अप्रैल 2024',
    lede: 'पाँच',
  });
});

test('around a page, what is translated says its language, and the rest is in English', () => {
  const { phase, quickLinks, footer } = translatedFrame(larger, HINDI, true);
  expect(phase).toMatchObject({ words: { before: '20 और 21 अप्रैल 2024, गॉलवे' }, lang: 'hi' });
  expect(quickLinks.slice(1, 3)).toEqual([
    { label: 'दिशानिर्देश', lang: 'hi', href: '/guidelines' },
    { label: 'Registration', lang: undefined, opensRegistration: true },
  ]);
  expect(footer.closingLine).toMatchObject({
    words: { after: 'गॉलवे में जल के किनारे, 20 और 21 अप्रैल 2024 को संपन्न।' },
    lang: 'hi',
  });
  expect(footer.label).toEqual({ words: 'For the record', lang: undefined });
  expect(footer.columns.at(-1)?.entries.at(-1)).toMatchObject({ label: 'Earlier editions' });
});
