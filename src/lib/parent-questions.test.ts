import { expect, test } from 'vitest';
import { factsInWords } from './fill-in.ts';
import { parentQuestions } from './parent-questions.ts';

const conference = {
  name: 'School Model United Nations',
  edition: 9,
  city: 'Lucknow',
  venue: 'The school, Lucknow',
  dates: { first: '2025-10-10', last: '2025-10-11' },
  dressCode: ['Indian formals', 'Western formals'],
  replyWithinHours: 48,
  email: 'secretariat@example.org',
  school: { founded: 1994, branchOpened: 2011, munSince: 2016 },
  registration: { individual: 'https://example.org/individual', school: 'https://example.org/school' },
};
const committees = [{ title: 'AIPPM' }, { title: 'WTO; DSB' }, { title: 'JCC' }];
const facts = factsInWords({ conference, committees: [{}, {}, {}] });

test.each([
  [undefined, 'On {days}.', 'On 10 and 11 October 2025.'],
  ['committees', 'There are {committeeCount}.', 'There are three. They are AIPPM, WTO DSB and JCC.'],
  ['announcements', 'Not announced yet:', 'Not announced yet: Fees, Food.'],
  ['contact', 'Write to us.', 'Write to us. E-mail: secretariat@example.org'],
  [
    'registration',
    'Two forms.',
    'Two forms. Individual Delegate Forms: https://example.org/individual School Registration Forms: https://example.org/school',
  ],
] as const)('an answer that shows %s says it as text, too', (shows, answer, text) => {
  const parents = { questions: [{ question: 'What?', answer, shows }], announcements: ['Fees', 'Food'] };
  const [asked] = parentQuestions({ parents, committees, conference }, facts, 'before');
  expect(asked?.plain.answer).toBe(text);
  expect(text.startsWith(String(asked?.words))).toBe(true);
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On {days}.', during: 'Now.', after: 'It was on {days}.' };
  const parents = { questions: [{ question, answer }], announcements: [] };
  const [asked] = parentQuestions({ parents, committees, conference }, facts, 'after');
  expect(asked?.plain).toEqual({ question: 'When was it?', answer: 'It was on 10 and 11 October 2025.' });
  expect(asked?.words).toMatchObject({ before: 'On 10 and 11 October 2025.' });
});
