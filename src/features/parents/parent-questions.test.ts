import { expect, test } from 'vitest';
import { committeeOf, edition } from '../../../tests/support/sample.ts';
import type { Edition } from '../../content/collections.ts';
import { plainQuestions } from './parent-questions.ts';

const announcements = [{ text: 'Fees' }, { text: 'Food' }];
const ask = (question: Edition['parents']['questions'][number], change: Partial<Edition['conference']> = {}) => {
  const conference = { ...edition.conference, ...change };
  const committees = ['aippm', 'wto', 'jcc'].map(committeeOf);
  return plainQuestions({ conference, committees, parents: { questions: [question], announcements } }, 'after')[0];
};

test('what the page shows as a list or as links, an answer says as text, too', () => {
  const shown = [undefined, 'committees', 'announcements', 'contact', 'registration'] as const;
  expect(shown.map((shows) => ask({ question: 'What?', answer: 'This.', shows })?.answer)).toEqual([
    'This.',
    'This. They are AIPPM, WTO DSB and JCC.',
    'This. Fees, Food.',
    'This. E-mail: secretariat@example.org',
    'This. Individual Delegate Forms: https://example.org/registration/individual School Registration Forms: https://example.org/registration/school',
  ]);
});

test('a conference may have one registration form only', () => {
  const registration = edition.conference.registration.slice(1);
  expect(ask({ question: 'How?', answer: 'Like this.', shows: 'registration' }, { registration })?.answer).toBe(
    'Like this. School Registration Forms: https://example.org/registration/school',
  );
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On Friday.', during: 'Now.', after: 'It was on Friday.' };
  expect(ask({ question, answer })).toEqual({ question: 'When was it?', answer: 'It was on Friday.' });
});
