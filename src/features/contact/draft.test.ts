import { beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY, type Draft, removeSharedDraft, saveDraft, storedDraft } from './draft.ts';
import { EMPTY_MESSAGE } from './message.ts';

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const DRAFT: Draft = { message: MESSAGE, isUnconfirmed: true };
const textOf = (changes: object) => JSON.stringify({ ...DRAFT, ...changes });
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});

test('a draft is stored until it is blank, and a blank one as long as an attempt is unconfirmed', () => {
  saveDraft(DRAFT);
  expect(storedDraft()).toEqual(DRAFT);
  saveDraft({ message: EMPTY_MESSAGE, isUnconfirmed: true });
  expect(storedDraft()).toEqual({ message: EMPTY_MESSAGE, isUnconfirmed: true });
  saveDraft({ message: { ...EMPTY_MESSAGE, message: ' \n' }, isUnconfirmed: false });
  expect(entries.size).toBe(0);
});

test.each([
  ['cut off', textOf({}).slice(0, -5)],
  ['null', 'null'],
  ['without a field', textOf({ message: { name: 'Asha', email: '' } })],
  ['with a number for text', textOf({ message: { ...MESSAGE, name: 7 } })],
])('an entry that is %s is not a draft', (_what, text) => {
  entries.set(DRAFT_KEY, text);
  expect(storedDraft()).toBeUndefined();
});

test('only the known fields of a draft are used', () => {
  entries.set(DRAFT_KEY, textOf({ isUnconfirmed: 'yes', more: 1, message: { ...MESSAGE, more: 1 } }));
  expect(storedDraft()).toEqual({ ...DRAFT, isUnconfirmed: false });
});

test('blocked or full storage breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(storedDraft()).toBeUndefined();
  const BLANK: Draft = { message: EMPTY_MESSAGE, isUnconfirmed: false };
  for (const act of [() => saveDraft(DRAFT), () => saveDraft(BLANK), removeSharedDraft]) expect(act).not.toThrow();
});
