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
      legend: 'For whom',
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

test('what would not tell committees apart is not asked', () => {
  expect(filterGroups([unsc, unsc])).toEqual([]);
  expect(filterGroups([unsc, jcc]).map(({ name }) => name)).toEqual(['kind']);
});
