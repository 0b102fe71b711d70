import { expect, test } from 'vitest';
import type { Edition } from '../../content/collections.ts';
import { plainQuestions } from './parent-questions.ts';

const individual = { title: 'Individual Delegate Forms', url: 'https://example.org/individual' };
const school = { title: 'School Registration Forms', url: 'https://example.org/school' };
const edition = {
  conference: { email: 'secretariat@example.org', registration: [individual, school] },
  committees: [{ title: 'AIPPM' }, { title: 'WTO; DSB' }, { title: 'JCC' }],
} as Edition;
const announcements = [{ text: 'Fees' }, { text: 'Food' }];
const ask = (question: Edition['parents']['questions'][number], conference = edition.conference) =>
  plainQuestions({ ...edition, conference, parents: { questions: [question], announcements } }, 'after')[0];

test('what the page shows as a list or as links, an answer says as text, too', () => {
  const shown = [undefined, 'committees', 'announcements', 'contact', 'registration'] as const;
  expect(shown.map((shows) => ask({ question: 'What?', answer: 'This.', shows })?.answer)).toEqual([
    'This.',
    'This. They are AIPPM, WTO DSB and JCC.',
    'This. Fees, Food.',
    'This. E-mail: secretariat@example.org',
    'This. Individual Delegate Forms: https://example.org/individual School Registration Forms: https://example.org/school',
  ]);
});

test('a conference may have one registration form only', () => {
  const conference = { ...edition.conference, registration: [individual] };
  expect(ask({ question: 'How?', answer: 'Like this.', shows: 'registration' }, conference)?.answer).toBe(
    'Like this. Individual Delegate Forms: https://example.org/individual',
  );
});

test('a question whose words change has those of one phase as plain text', () => {
  const question = { before: 'When is it?', during: 'When is it?', after: 'When was it?' };
  const answer = { before: 'On Friday.', during: 'Now.', after: 'It was on Friday.' };
  expect(ask({ question, answer })).toEqual({ question: 'When was it?', answer: 'It was on Friday.' });
});
