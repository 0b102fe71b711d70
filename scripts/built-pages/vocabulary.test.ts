import { expect, test } from 'vitest';
import { vocabularyProblems } from './vocabulary.ts';

const event = { '@type': 'EducationEvent', name: 'A conference', startDate: '2025-10-10' };

const wrong = {
  'a type that does not exist': { ...event, '@type': 'SchoolConference' },
  'a property that does not exist': { ...event, begins: '2025-10-10' },
  'a property of another type': { ...event, acceptedAnswer: { '@type': 'Answer', text: 'Yes' } },
  'a word that is not of its list': { ...event, eventStatus: 'https://schema.org/EventForgotten' },
  'a value of the wrong kind': { ...event, organizer: { '@type': 'Place', name: 'The school' } },
  'a wrong property deep within': { ...event, location: { '@type': 'Place', city: 'Lucknow' } },
};

const right = {
  'what keeps to the vocabulary': { ...event, location: { '@type': 'Place', name: 'The school' } },
};

// All at once, since the compiler reads the whole vocabulary each time.
const problems = vocabularyProblems(
  new Map(
    Object.entries({ ...wrong, ...right }).map(([name, node]) => [
      name,
      { '@context': 'https://schema.org', '@graph': [node] },
    ]),
  ),
);

test.each(Object.keys(wrong))('%s is told', (name) => {
  expect(problems.filter((problem) => problem.startsWith(`${name}: `))).toHaveLength(1);
});

test('what keeps to the vocabulary passes', () => {
  expect(problems.filter((problem) => Object.keys(right).some((name) => problem.startsWith(name)))).toEqual([]);
});
