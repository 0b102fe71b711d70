import { expect, test } from 'vitest';
import { filterGroups, filterValues } from './committee-filter.ts';

const unhrc = { kind: 'united-nations', eligibility: { label: 'Grades 6 and 7 only' } };
const unsc = { kind: 'united-nations' };
const jcc = { kind: 'crisis' };

test('every choice but all finds at least one committee, and every committee is found', () => {
  const committees = [unhrc, unsc, jcc];
  for (const { name, choices } of filterGroups(committees)) {
    const [all, ...others] = choices.map(({ value }) => value);
    expect(all).toBe('');
    expect(new Set(committees.map((committee) => filterValues(committee)[name]))).toEqual(new Set(others));
  }
});

test('choices are named in words and written into the address in plain letters', () => {
  expect(filterGroups([unhrc, jcc])).toEqual([
    {
      name: 'grade',
      legend: 'Grade',
      choices: [
        { value: '', label: 'Any grade' },
        { value: 'grades-6-and-7-only', label: 'Grades 6 and 7 only' },
        { value: 'others', label: 'All other grades' },
      ],
    },
    {
      name: 'kind',
      legend: 'Kind',
      choices: [
        { value: '', label: 'All kinds' },
        { value: 'united-nations', label: 'World bodies' },
        { value: 'crisis', label: 'Crisis' },
      ],
    },
  ]);
});

test('labels in any script are told apart', () => {
  const labels = ['कक्षा 6', 'कक्षा 7', 'कि', 'का', '★', '☆'];
  const committees = [...labels.map((label) => ({ kind: 'crisis', eligibility: { label } })), jcc];
  const values = committees.map((committee) => filterValues(committee).grade);
  expect(values).not.toContain('');
  expect(new Set(values).size).toBe(committees.length);
  expect(filterGroups(committees)[0]?.choices.map(({ value }) => value)).toEqual(['', ...values]);
});

test('labels that differ in punctuation only are one choice, and none doubles the choice of all others', () => {
  const committees = ['Grade 6', 'grade 6!', 'Others'].map((label) => ({ kind: 'crisis', eligibility: { label } }));
  expect(filterGroups(committees)[0]?.choices.map(({ value }) => value)).toEqual(['', 'grade-6', 'others']);
});

test('what would not tell committees apart is not asked', () => {
  expect(filterGroups([unsc, unsc])).toEqual([]);
  expect(filterGroups([unsc, jcc]).map(({ name }) => name)).toEqual(['kind']);
});
