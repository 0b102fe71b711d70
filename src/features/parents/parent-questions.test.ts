import { expect, test } from 'vitest';
import type { Edition } from '../../content/collections.ts';
import { parentQuestions } from './parent-questions.ts';

const edition = {
  conference: {
    email: 'secretariat@example.org',
    registration: { individual: 'https://example.org/individual', school: 'https://example.org/school' },
  },
  committees: [{ title: 'AIPPM' }, { title: 'WTO; DSB' }, { title: 'JCC' }],
} as Edition;
const ask = (question: Edition['parents']['questions'][number]) =>
  parentQuestions({ ...edition, parents: { questions: [question], announcements: ['Fees', 'Food'] } }, 'after')[0];

test.each([
  [undefined, ''],
  ['committees', ' They are AIPPM, WTO DSB and JCC.'],
  ['announcements', ' Fees, Food.'],
  ['contact', ' E-mail: secretariat@example.org'],
  [
    'registration',
    ' Individual Delegate Forms: https://example.org/individual School Registration Forms: https://example.org/school',
  ],
] as const)('an answer that shows %s says it as text, too', (shows, addition) => {
  expect(ask({ question: 'What?', answer: 'This.', shows })).toMatchObject({
    words: 'This.',
    plain: { question: 'What?', answer: `This.${addition}` },
  });
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On Friday.', during: 'Now.', after: 'It was on Friday.' };
  expect(ask({ question, answer })?.plain).toEqual({ question: 'When was it?', answer: 'It was on Friday.' });
});
