import { expect, test } from 'vitest';
import { type FormState, nextState } from './form-state.ts';
import { EMPTY_MESSAGE } from './message.ts';

test('nothing that is written into the fields ends sending', () => {
  const message = { name: 'Asha', email: 'asha', message: 'When?' };
  const state: FormState = { step: 'sending', message };
  expect(nextState(state, { type: 'changed', message: EMPTY_MESSAGE })).toEqual(state);
});
