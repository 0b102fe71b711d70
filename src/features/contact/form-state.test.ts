import { expect, test } from 'vitest';
import { type FormState, nextState } from './form-state.ts';

test('nothing that is written into the fields ends sending', () => {
  const state: FormState = { step: 'sending', counts: {} };
  expect(nextState(state, { type: 'typed', field: 'name', counts: {} })).toEqual(state);
});
