import { expect, test } from 'vitest';
import { type FormAction, INITIAL_STATE, reduce } from './form-state.ts';

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const send = { type: 'submitted', message: MESSAGE, isTrapped: false, since: 0, at: 0 } as const;
const ended = (kind: 'sent' | 'unknown') => ({ type: 'ended', result: { kind, reason: '' }, at: 0 }) as const;
const after = (...actions: FormAction[]) => actions.reduce(reduce, INITIAL_STATE);

test('a second click while sending starts no second attempt', () => {
  const sending = after(send);
  expect(reduce(sending, { ...send, since: 1 })).toBe(sending);
});

test('an attempt without an answer stays unknown until a valid message is sent or an answer comes', () => {
  const invalid = { ...send, message: { ...MESSAGE, name: '' } };
  expect(after(send, ended('unknown'), invalid)).toMatchObject({ outcome: { kind: 'unknown' }, isUnconfirmed: true });
  expect(after(send, ended('unknown'), send).outcome).toBeUndefined();
  expect(after(send, ended('unknown'), ended('sent'))).toMatchObject({
    message: { name: '', email: '', message: '' },
    outcome: { kind: 'sent', isLate: true },
    isUnconfirmed: false,
  });
});

test('a deadline that passes after the answer changes nothing', () => {
  const sent = after(send, ended('sent'));
  expect(reduce(sent, ended('unknown'))).toBe(sent);
});

test('an attempt of an earlier visit is not reported while a new one is under way', () => {
  expect(after(send, { type: 'interrupted' })).toEqual(after(send));
});
