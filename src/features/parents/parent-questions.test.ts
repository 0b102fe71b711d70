import { expect, test } from 'vitest';
import { parentQuestions } from './parent-questions.ts';

const conference = {
  email: 'secretariat@example.org',
  registration: { individual: 'https://example.org/individual', school: 'https://example.org/school' },
};
const committees = [{ title: 'AIPPM' }, { title: 'WTO; DSB' }, { title: 'JCC' }];

test.each([
  [undefined, 'On Friday.', 'On Friday.'],
  ['committees', 'There are three.', 'There are three. They are AIPPM, WTO DSB and JCC.'],
  ['announcements', 'Not announced yet:', 'Not announced yet: Fees, Food.'],
  ['contact', 'Write to us.', 'Write to us. E-mail: secretariat@example.org'],
  [
    'registration',
    'Two forms.',
    'Two forms. Individual Delegate Forms: https://example.org/individual School Registration Forms: https://example.org/school',
  ],
] as const)('an answer that shows %s says it as text, too', (shows, answer, text) => {
  const parents = { questions: [{ question: 'What?', answer, shows }], announcements: ['Fees', 'Food'] };
  const [asked] = parentQuestions({ parents, committees, conference }, 'before');
  expect(asked?.plain.answer).toBe(text);
  expect(text.startsWith(String(asked?.words))).toBe(true);
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On Friday.', during: 'Now.', after: 'It was on Friday.' };
  const parents = { questions: [{ question, answer }], announcements: [] };
  const [asked] = parentQuestions({ parents, committees, conference }, 'after');
  expect(asked?.plain).toEqual({ question: 'When was it?', answer: 'It was on Friday.' });
  expect(asked?.words).toEqual(answer);
});
