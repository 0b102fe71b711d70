import { expect, test } from 'vitest';
import { parseTicks } from './ticks.client.ts';

test.each([
  [null, []],
  ['["register","wear-your-badge"]', ['register', 'wear-your-badge']],
  ['["register",7,null,{"a":1}]', ['register']],
  ['{"register":true}', []],
  ['[', []],
])('%s is read as the ticks %j', (text, ticks) => {
  expect(parseTicks(text)).toEqual(ticks);
});
