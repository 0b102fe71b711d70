import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const TEXT = `Dress code Formals are worn. Nobody is sent home for ${'very '.repeat(9)}creased shoes. Day 1: Indian formals Day 2: Western formals`;

test.each([
  [
    'where most words are together',
    ['indian', 'formals'],
    '… creased shoes. Day 1: Indian formals Day 2: Western formals',
  ],
  ['first, if one is alone', ['formals'], 'Dress code Formals are worn. Nobody is sent home for very very very very …'],
  ['nowhere', ['saree'], undefined],
])('%s', (_what, terms, line) => {
  expect(excerpt(TEXT, terms)).toBe(line);
});
