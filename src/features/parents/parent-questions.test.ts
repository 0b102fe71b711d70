import { expect, test } from 'vitest';
import { committeeOf, edition, OPEN_FORMS, TWO_DAYS } from '../../../tests/support/sample.ts';
import type { Edition } from '../../content/collections.ts';
import { plainQuestions } from './parent-questions.ts';

const notAnnounced = [{ text: 'Fees' }, { text: 'Food' }];
const ask = (question: Edition['parents']['questions'][number], change: Partial<Edition['conference']> = {}) => {
  const conference = { ...edition.conference, registration: OPEN_FORMS, ...change };
  const committees = ['ocean', 'newsroom', 'city-council'].map(committeeOf);
  return plainQuestions({ conference, committees, parents: { questions: [question], notAnnounced } }, 'after')[0];
};

test('what the page shows as a list or as links, an answer says as text, too', () => {
  const shown = [undefined, 'committees', 'notAnnounced', 'contact', 'registration'] as const;
  expect(shown.map((shows) => ask({ question: 'What?', answer: 'This.', shows })?.answer)).toEqual([
    'This.',
    'This. They are Ocean Conference, Newsroom and City Council.',
    'This. Fees, Food.',
    'This. Email: hello@corribmun.example.org',
    'This. Application Form: https://example.org/apply',
  ]);
});

test('a conference may have several registration forms', () => {
  expect(ask({ question: 'How?', answer: 'Like this.', shows: 'registration' }, TWO_DAYS)?.answer).toBe(
    'Like this. Application Form: https://example.org/apply Form for Schools: https://example.org/apply-for-a-school',
  );
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On Friday.', during: 'Now.', after: 'It was on Friday.' };
  expect(ask({ question, answer })).toEqual({ question: 'When was it?', answer: 'It was on Friday.' });
});
