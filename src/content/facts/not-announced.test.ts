import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import type { Edition } from '../collections.ts';
import type { SecretariatRole } from '../schemas/secretariat.ts';
import { withWhatIsNotAnnounced } from './not-announced.ts';

const nobody: SecretariatRole = { role: 'Hall and food', name: '', phones: [] };
const somebody = { ...nobody, name: 'A. Joyce' };
const reachable = { ...nobody, phones: ['+353 20 910 0018'] };
const times = { text: 'Times', until: 'schedule' as const };
const names = { text: 'Names', until: 'secretariat' as const };
const question = { question: 'What has not been announced?', answer: 'These points.', shows: 'notAnnounced' as const };

function announced(
  notAnnounced: Edition['parents']['notAnnounced'],
  roles = [nobody],
  days: Edition['schedule']['days'] = [],
) {
  const parents = withWhatIsNotAnnounced({
    parents: { questions: [question], notAnnounced },
    schedule: { days },
    secretariat: { roles },
  });
  return { texts: parents.notAnnounced.map(({ text }) => text), questions: parents.questions.length };
}

test('what the website says elsewhere is no longer among what has not been announced', () => {
  const all = [{ text: 'Fees' }, times, names];
  expect(announced(all).texts).toEqual(['Fees', 'Times', 'Names']);
  expect(announced(all, [nobody], edition.schedule.days).texts).toEqual(['Fees', 'Names']);
  expect(announced(all, [somebody, nobody]).texts).toEqual(['Fees', 'Times', 'Names']);
  expect(announced(all, [somebody, reachable]).texts).toEqual(['Fees', 'Times']);
});

test('once everything is announced, nobody asks what is not', () => {
  expect(announced([names], [somebody])).toEqual({ texts: [], questions: 0 });
  expect(announced([names], [nobody]).questions).toBe(1);
});
