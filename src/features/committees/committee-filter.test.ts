import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import { filterGroups } from './committee-filter.tsx';

const keptFor = (label: string) => ({ kind: 'crisis', eligibility: { label, note: '' } }) as const;
const open = { kind: 'world' } as const;

test.each([
  ['labels in any script are told apart', ['कक्षा 6', 'कक्षा 7', '★'], ['कक्षा-6', 'कक्षा-7', '★', 'others']],
  ['labels that differ in punctuation only are one choice', ['Age 12', 'age 12!'], ['age-12', 'others']],
  ['a label does not double the choice of all others', ['Others', 'Age 12'], ['others', 'age-12']],
])('%s', (_what, labels, values) => {
  const [audience] = filterGroups({ ...edition, committees: [...labels.map(keptFor), open] });
  expect(audience?.choices.map(([value]) => value)).toEqual(['', ...values]);
});

test('a group in which all committees are alike is left out', () => {
  expect(filterGroups({ ...edition, committees: [open, open] })).toEqual([]);
  expect(filterGroups({ ...edition, committees: [open, { kind: 'crisis' }] }).map(({ name }) => name)).toEqual([
    'kind',
  ]);
  expect(filterGroups({ ...edition, committees: [keptFor('Age 12'), keptFor('Age 12')] })).toEqual([]);
});

test('where no committee is open to everybody, “Ages 14 and over” is no choice', () => {
  const [audience] = filterGroups({ ...edition, committees: [keptFor('Age 12'), keptFor('Age 13')] });
  expect(audience?.choices.map(([, label]) => label)).toEqual(['Every age', 'Age 12', 'Age 13']);
});
