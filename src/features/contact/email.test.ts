import { expect, test } from 'vitest';
import { outcomeOf } from './email.ts';

const NO_ANSWER = new TypeError('Failed to fetch');

test.each([
  ['200', { status: 200, text: '' }, true, 'sent', undefined],
  ['OK', { status: 202, text: 'OK' }, true, 'sent', undefined],
  ['a status of 400 to 499', { status: 412, text: 'Invalid grant' }, true, 'refused', '412 Invalid grant'],
  ['500', { status: 500, text: '' }, true, 'unknown', '500'],
  ['202 without OK', { status: 202, text: 'Queued' }, true, 'unknown', '202 Queued'],
  ['no answer', NO_ANSWER, true, 'unknown', 'Failed to fetch'],
  ['no answer while offline', NO_ANSWER, false, 'unsent', 'Failed to fetch'],
  ['a refusal of the library', 'The public key is required.', true, 'unsent', 'The public key is required.'],
])('%s', (_what, answer, wasOnline, kind, reason) => {
  expect(outcomeOf(answer, wasOnline)).toEqual({ kind, reason });
});
