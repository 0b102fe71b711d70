import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY, type Draft, removeExpiredDraft, saveDraft, storedDraft } from './draft.ts';

const NOW = Date.UTC(2025, 8, 1);
const HOUR_MS = 3_600_000;
const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const DRAFT: Draft = { message: MESSAGE, savedAt: NOW, isUnconfirmed: true };
const REMOVED: Draft = { message: { name: '', email: '', message: '' }, savedAt: NOW, isUnconfirmed: false };
const textOf = (changes: object) => JSON.stringify({ ...DRAFT, ...changes });
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft stays for a day; then any page removes it, and an open form does not store it again', () => {
  saveDraft(DRAFT);
  vi.setSystemTime(NOW + 23.9 * HOUR_MS);
  removeExpiredDraft();
  expect(storedDraft()).toEqual(DRAFT);
  vi.setSystemTime(NOW + 24.1 * HOUR_MS);
  expect(storedDraft()).toBeUndefined();
  removeExpiredDraft();
  saveDraft(DRAFT);
  expect(entries.size).toBe(0);
});

test.each([
  ['of the far future', textOf({ savedAt: NOW + 25 * HOUR_MS })],
  ['without a time', textOf({ savedAt: undefined })],
  ['with a time in words', textOf({ savedAt: String(NOW) })],
  ['cut off', textOf({}).slice(0, -5)],
  ['null', 'null'],
  ['without a field', textOf({ message: { name: 'Asha', email: '' } })],
  ['with a number for text', textOf({ message: { ...MESSAGE, name: 7 } })],
])('a text that is %s is not a draft, and is removed', (_what, text) => {
  entries.set(DRAFT_KEY, text);
  expect(storedDraft()).toBeUndefined();
  removeExpiredDraft();
  expect(entries.size).toBe(0);
});

test('only the known fields of a draft are used', () => {
  entries.set(DRAFT_KEY, textOf({ isUnconfirmed: 'yes', more: 1, message: { ...MESSAGE, more: 1 } }));
  expect(storedDraft()).toEqual({ ...DRAFT, isUnconfirmed: false });
});

test('a draft that another tab has stored since is not removed', () => {
  saveDraft(DRAFT);
  entries.set(DRAFT_KEY, textOf({ savedAt: NOW + 1 }));
  saveDraft(REMOVED);
  expect(entries.size).toBe(1);
});

test('blocked or full storage breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(storedDraft()).toBeUndefined();
  for (const act of [() => saveDraft(DRAFT), () => saveDraft(REMOVED), removeExpiredDraft]) expect(act).not.toThrow();
});
