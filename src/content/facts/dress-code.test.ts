import { expect, test } from 'vitest';
import { withDressGuidelines } from './dress-code.ts';

const badge = { title: 'Badge', text: 'Wear it.', emphasis: false };
const parts = [
  { title: 'Before', items: [badge] },
  { title: 'Dress', shows: 'dressCode' as const, items: [badge] },
];
const INDIAN = { title: 'Indian formals', examples: 'a kurta or a saree' };
const WESTERN = { title: 'Western formals' };
const guidelines = (...dressCode: { title: string; examples?: string }[]) =>
  withDressGuidelines(parts, { dressCode })[1]?.items.map(({ title, text }) => [title, text]);

test('each day has its guideline, before the others of the part', () => {
  expect(guidelines(INDIAN, WESTERN)).toEqual([
    ['Day 1: Indian formals', 'The dress code for the first day is Indian formals, for example a kurta or a saree.'],
    ['Day 2: Western formals', 'The dress code for the second day is Western formals.'],
    ['Badge', 'Wear it.'],
  ]);
});

test('a dress code that is the same each day is one guideline, and none is none', () => {
  expect(guidelines(WESTERN, WESTERN)?.[0]).toEqual([
    'Dress code: Western formals',
    'The dress code is Western formals.',
  ]);
  expect(guidelines(WESTERN, WESTERN)).toHaveLength(2);
  expect(guidelines()).toEqual([['Badge', 'Wear it.']]);
});

test('a dress code to be announced is no dress code', () => {
  expect(guidelines(WESTERN, { title: 'To be announced' })?.[1]).toEqual([
    'Day 2: To be announced',
    'The dress code for the second day has not been announced.',
  ]);
});

test('a part that would be empty is left out', () => {
  const empty = [{ title: 'Dress', shows: 'dressCode' as const, items: [] }];
  expect(withDressGuidelines(empty, { dressCode: [] })).toEqual([]);
});
