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

test('what the page shows as a list or as links, an answer says as text, too', () => {
  const shown = [undefined, 'committees', 'announcements', 'contact', 'registration'] as const;
  expect(shown.map((shows) => ask({ question: 'What?', answer: 'This.', shows })?.plain.answer)).toEqual([
    'This.',
    'This. They are AIPPM, WTO DSB and JCC.',
    'This. Fees, Food.',
    'This. E-mail: secretariat@example.org',
    'This. Individual Delegate Forms: https://example.org/individual School Registration Forms: https://example.org/school',
  ]);
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On Friday.', during: 'Now.', after: 'It was on Friday.' };
  expect(ask({ question, answer })?.plain).toEqual({ question: 'When was it?', answer: 'It was on Friday.' });
});
