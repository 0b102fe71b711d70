import { describe, expect, test } from 'vitest';
import type { FirstConference } from '../schemas/first-conference.ts';
import { glossarySchema } from '../schemas/glossary.ts';
import type { Parents } from '../schemas/parents.ts';
import { findGlossaryIssues, findGuidanceIssues } from './guidance-checks.ts';
import { formatIssue, type Issue } from './issue.ts';

const term = (name: string, more: { forms?: string[]; see?: string[] } = {}) => ({
  term: name,
  forms: [],
  meaning: 'A meaning.',
  see: [],
  ...more,
});
/** The only issue, as a line. */
const firstOf = ([issue]: Issue[]) => issue && formatIssue(issue);

describe('the glossary', () => {
  test('a consistent one has no issues', () => {
    const terms = [term('delegate', { forms: ['delegates'], see: ['agenda'] }), term('agenda')];
    expect(findGlossaryIssues({ terms })).toEqual([]);
  });

  test.each([
    [
      'one word in two terms',
      [term('agenda', { forms: ['delegate'] }), term('delegate')],
      'both have the word “delegate”',
    ],
    ['one anchor twice', [term('agenda'), term('Agenda', { forms: ['agenda in'] })], 'same anchor, #agenda'],
    ['an anchor of the page itself', [term('main')], 'already uses the anchor #main'],
    [
      'a reference to nothing',
      [term('agenda', { see: ['gavel'] })],
      'terms[0].see: gavel is not another term in this list',
    ],
    [
      'a reference to itself',
      [term('agenda', { see: ['agenda'] })],
      'terms[0].see: agenda is not another term in this list',
    ],
  ])('%s is reported with its remedy', (_what, terms, message) => {
    const found = findGlossaryIssues({ terms });
    expect(found).toHaveLength(1);
    expect(firstOf(found)).toContain(message);
  });

  test('a meaning of more than 40 words is reported', () => {
    const meaning = 'word '.repeat(41);
    const { error } = glossarySchema.safeParse({ terms: [{ term: 'agenda', meaning }] });
    expect(error?.issues.map(({ message }) => message)).toEqual(['This has more than 40 words. Shorten it.']);
  });
});

describe('the pages for a first conference and parents', () => {
  const firstConference: FirstConference = {
    welcome: ['Welcome on {days}.'],
    day: [],
    checklist: [{ title: 'Before', items: [{ title: 'Read', text: 'Read.' }] }],
  };
  const parents: Parents = {
    questions: [{ question: 'When?', answer: 'On {days}.', shows: 'announcements' }],
    announcements: ['Fees'],
  };

  test('consistent ones have no issues', () => {
    expect(findGuidanceIssues(firstConference, parents)).toEqual([]);
  });

  test.each([
    [
      'two items with one title',
      { ...firstConference, checklist: [...firstConference.checklist, ...firstConference.checklist] },
      parents,
      'Read (number 1) and Read (number 2) have the same title, so one tick would count for both',
    ],
    ['announcements without any', firstConference, { ...parents, announcements: [] }, 'Remove the question'],
    [
      'announcements nobody shows',
      firstConference,
      { ...parents, questions: [{ question: 'When?', answer: 'Soon.' }] },
      'announcements: No question shows these',
    ],
  ])('%s is reported with its remedy', (_what, changed, parentsContent, message) => {
    const found = findGuidanceIssues(changed, parentsContent);
    expect(found).toHaveLength(1);
    expect(firstOf(found)).toContain(message);
  });
});
