import { expect, test } from 'vitest';
import { conference } from '../../../tests/support/sample.ts';
import { filterGroups } from './committee-filter.tsx';

const keptFor = (label: string) => ({ kind: 'crisis', eligibility: { label, note: '' } }) as const;
const unsc = { kind: 'united-nations' } as const;

test.each([
  ['labels in any script are told apart', ['कक्षा 6', 'कक्षा 7', '★'], ['कक्षा-6', 'कक्षा-7', '★', 'others']],
  ['labels that differ in punctuation only are one choice', ['Grade 6', 'grade 6!'], ['grade-6', 'others']],
  ['a label does not double the choice of all others', ['Others', 'Grade 6'], ['others', 'grade-6']],
])('%s', (_what, labels, values) => {
  const [grade] = filterGroups([...labels.map(keptFor), unsc], conference);
  expect(grade?.choices.map(([value]) => value)).toEqual(['', ...values]);
});

test('a group in which all committees are alike is left out', () => {
  expect(filterGroups([unsc, unsc], conference)).toEqual([]);
  expect(filterGroups([unsc, { kind: 'crisis' }], conference).map(({ name }) => name)).toEqual(['kind']);
  expect(filterGroups([keptFor('Grade 6'), keptFor('Grade 6')], conference)).toEqual([]);
});

test('where no committee is open to all grades, “All other grades” is no choice', () => {
  const [grade] = filterGroups([keptFor('Grade 6'), keptFor('Grade 7')], conference);
  expect(grade?.choices.map(([, label]) => label)).toEqual(['Any grade', 'Grade 6', 'Grade 7']);
});
