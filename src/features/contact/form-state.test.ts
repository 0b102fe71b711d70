import { expect, test } from 'vitest';
import { type FormState, nextState } from './form-state.ts';
import { EMPTY_MESSAGE } from './message.ts';

const MESSAGE = { name: 'Asha', email: 'asha', message: 'When?' };

test.each<[string, FormState]>([
  ['sent', { step: 'sent', outcome: { kind: 'sent' }, message: EMPTY_MESSAGE }],
  ['failed', { step: 'failed', outcome: { kind: 'unknown', reason: '500' }, message: MESSAGE }],
])('after a message has %s, nothing is said of it once another is typed or refused', (_what, state) => {
  expect(nextState(state, { type: 'changed', message: MESSAGE })).toEqual({ step: 'editing', message: MESSAGE });
  const errors = { email: 'Please enter …' };
  expect(nextState(state, { type: 'submitted', message: MESSAGE, errors })).toEqual({
    step: 'rejected',
    message: MESSAGE,
    errors,
    attempt: 1,
  });
});

test('an error goes when its field changes, and the last one takes the rejection with it', () => {
  const message = { name: '', email: 'asha', message: 'When?' };
  let state: FormState = { step: 'rejected', attempt: 2, message, errors: { name: 'empty', email: 'malformed' } };
  state = nextState(state, { type: 'changed', message: { ...message, name: 'A' } });
  expect(state).toMatchObject({ step: 'rejected', attempt: 2, errors: { email: 'malformed' } });
  state = nextState(state, { type: 'changed', message: { ...message, name: 'A', email: 'asha@school.in' } });
  expect(state.step).toBe('editing');
});

test('nothing that is written into the fields ends sending', () => {
  const state: FormState = { step: 'sending', message: MESSAGE };
  expect(nextState(state, { type: 'changed', message: EMPTY_MESSAGE })).toEqual(state);
});
