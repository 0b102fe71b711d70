import { expect, test } from 'vitest';
import { findMentions, findStandIns, leftToDo } from './left-to-do.ts';

const past = { edition: 9, dates: { first: '2025-10-10', last: '2025-10-11' }, site: '', venue: '', city: 'Lucknow' };
const files = new Map([
  ['conference.yaml', '# October 2025\nedition: 10\nschool: https://example.org/registration'],
  ['addressals/secretary.md', 'Ours will begin for the ninth time.\n\nTo be written.\nIn October. The 9th. May 2025.'],
  ['history.yaml', 'year: 2025'],
  ['committees/jcc.md', 'setting: Assembles 21 August 1944'],
]);
const at = (places: { file: string; line: number }[]) => places.map(({ file, line }) => `${file}:${line}`);

test('what is to be written is found with its line', () => {
  expect(at(findStandIns(files))).toEqual(['conference.yaml:3', 'addressals/secretary.md:3']);
});

test('what speaks of the past edition is found with its line, but in no comment', () => {
  expect(at(findMentions(files, past))).toEqual([
    'addressals/secretary.md:1',
    'addressals/secretary.md:4',
    'history.yaml:1',
  ]);
});

test('the list names both, and the words that have left the glossary; history may speak of the past', () => {
  const list = leftToDo(files, past, ['caucus'], []);
  expect(list).toContain('content/conference.yaml: line 3');
  expect(list).toContain('content/addressals/secretary.md:1: Ours will begin for the ninth time.');
  expect(list).toContain('content/committees/jcc.md:1: setting: Assembles 21 August 1944');
  expect(list).toContain('caucus');
  expect(list).not.toContain('history.yaml');
});

test('what the new edition makes wrong is told first', () => {
  const problem = { file: 'content/about/days.md', line: 3, field: 'title', message: 'It says two days.' };
  expect(leftToDo(files, past, [], [problem])).toMatch(
    /^First: .*\n.*npm run check.*\n {3}content\/about\/days\.md, line 3, title: It says two days\.\n\nWhat is left/,
  );
  expect(leftToDo(files, past, [], [])).toMatch(/^What is left to do/);
});

test('an archive that keeps a stand-in address is told, with the way back', () => {
  const told = (site: string) => leftToDo(files, { ...past, site }, [], []);
  expect(told('https://mun.example.org')).toMatch(
    /^The archive of 2025 names https:\/\/mun\.example\.org .*placeholder/,
  );
  expect(told('https://mun.school.in')).toMatch(/^What is left to do/);
});
