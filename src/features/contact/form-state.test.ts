import { expect, test } from 'vitest';
import { type FormAction, INITIAL_STATE, isSending, reduce } from './form-state.ts';
import { EMPTY_MESSAGE } from './message.ts';

const GOOD = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const send = { type: 'submitted', message: GOOD, isAddress: true, isTrapped: false, since: 0 } as const;
const ended = (kind: 'sent' | 'unknown') => ({ type: 'ended', result: { kind, reason: '' } }) as const;
const after = (...actions: FormAction[]) => actions.reduce(reduce, INITIAL_STATE);

test('an attempt without an answer stays unknown until a valid message is sent or an answer comes', () => {
  const invalid = { ...send, message: { ...GOOD, name: '' } };
  expect(after(send, ended('unknown'), invalid)).toMatchObject({ outcome: { kind: 'unknown' }, isUnconfirmed: true });
  expect(after(send, ended('unknown'), send).outcome).toBeUndefined();
  const sent = { message: EMPTY_MESSAGE, outcome: { kind: 'sent', isLate: true }, isUnconfirmed: false };
  expect(after(send, ended('unknown'), ended('sent'))).toMatchObject(sent);
});

test('only the first valid message can be blocked, whatever comes between it and the next', () => {
  const trapped = { ...send, isTrapped: true };
  const invalid = { ...trapped, message: { ...GOOD, name: '' } };
  expect(after(invalid, trapped).outcome?.kind).toBe('blocked');
  for (const between of [[], [invalid], [{ type: 'discarded' } as const], [trapped, ended('sent')]])
    expect(isSending(after(trapped, ...between, trapped))).toBe(true);
});

test('a message that may have arrived is not blocked when it is sent again, also on the next visit', () => {
  const trapped = { ...send, isTrapped: true, since: 1 };
  const stored = { message: GOOD, isUnconfirmed: true, isRestored: true };
  for (const before of [
    [send, ended('unknown')],
    [{ type: 'restored', stored } as const, { type: 'interrupted' } as const],
  ])
    expect(after(...before, trapped)).toMatchObject({ attempt: { since: 1 }, isUnconfirmed: true });
});

test('nothing but its answer ends an attempt: no second click, no late deadline, no attempt of an earlier visit', () => {
  expect(after(send, { ...send, since: 1 })).toEqual(after(send));
  expect(after(send, ended('sent'), ended('unknown'))).toEqual(after(send, ended('sent')));
  expect(after(send, { type: 'interrupted' })).toEqual(after(send));
});
