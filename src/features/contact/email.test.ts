import { expect, test } from 'vitest';
import { resultOf } from './email.ts';

test.each([
  [{ status: 200, text: '' }, 'sent', undefined],
  [{ status: 202, text: 'OK' }, 'sent', undefined],
  [{ status: 412, text: 'Invalid grant' }, 'refused', 'Invalid grant'],
  [{ status: 500, text: '' }, 'refused', 'The service answered 500.'],
  [new TypeError('Failed to fetch'), 'unknown', 'Failed to fetch'],
  ['The public key is required.', 'unreachable', 'The public key is required.'],
  [undefined, 'unreachable', 'undefined'],
])('what the library answers, %o, means that the message is %s', (answer, kind, reason) => {
  expect(resultOf(answer)).toEqual({ kind, reason });
});
