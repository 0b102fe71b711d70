import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAFT_KEY, type Draft, parseDraft, removeExpiredDraft, saveDraft, storedDraft } from './draft.ts';

const NOW = Date.UTC(2025, 8, 1);
const HOUR_MS = 3_600_000;
const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const DRAFT: Draft = { message: MESSAGE, savedAt: NOW, isUnconfirmed: false };
const stored = (changes: object) => JSON.stringify({ ...DRAFT, ...changes });

test.each([0, 23.9, -1])('a draft of %d hours ago is valid', (hours) => {
  const savedAt = NOW - hours * HOUR_MS;
  expect(parseDraft(stored({ savedAt, isUnconfirmed: true }), NOW)).toEqual({ ...DRAFT, savedAt, isUnconfirmed: true });
});

test.each([
  ['a day old', stored({ savedAt: NOW - 24.1 * HOUR_MS })],
  ['of the far future', stored({ savedAt: NOW + 25 * HOUR_MS })],
  ['without a time', stored({ savedAt: undefined })],
  ['with a time in words', stored({ savedAt: String(NOW) })],
  ['cut off', stored({}).slice(0, -5)],
  ['null', 'null'],
  ['without a field', stored({ message: { name: 'Asha', email: '' } })],
  ['with a number for text', stored({ message: { ...MESSAGE, name: 7 } })],
])('a text that is %s is not a draft', (_what, text) => {
  expect(parseDraft(text, NOW)).toBeUndefined();
});

test('only the known fields of a draft are used', () => {
  const hostile = `{"savedAt":${NOW},"isUnconfirmed":"yes","more":1,"message":{"name":"<b>","email":"","message":"","more":1}}`;
  expect(parseDraft(hostile, NOW)).toEqual({ ...DRAFT, message: { name: '<b>', email: '', message: '' } });
});

describe('on a device', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  beforeEach(() => {
    entries.clear();
    vi.stubGlobal('localStorage', storage);
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const removed: Draft = { ...DRAFT, message: { name: '', email: '', message: '' } };

  test('a draft comes back as it was, until nothing is left of it', () => {
    saveDraft(DRAFT);
    expect(storedDraft()).toEqual(DRAFT);
    saveDraft(removed);
    expect(storedDraft()).toBeUndefined();
  });

  test('a draft that another tab has stored since is not removed', () => {
    saveDraft(DRAFT);
    entries.set(DRAFT_KEY, stored({ savedAt: NOW + 1 }));
    saveDraft(removed);
    expect(entries.size).toBe(1);
  });

  test('what is not a draft is removed', () => {
    entries.set(DRAFT_KEY, 'rubbish');
    expect(storedDraft()).toBeUndefined();
    expect(entries.size).toBe(0);
  });

  test('any page removes a draft after a day and not before, and an open form does not store it again', () => {
    saveDraft(DRAFT);
    vi.setSystemTime(NOW + 23.9 * HOUR_MS);
    removeExpiredDraft();
    expect(entries.size).toBe(1);
    vi.setSystemTime(NOW + 24.1 * HOUR_MS);
    removeExpiredDraft();
    saveDraft(DRAFT);
    expect(entries.size).toBe(0);
  });

  test('blocked or full storage breaks nothing', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storedDraft()).toBeUndefined();
    for (const act of [() => saveDraft(DRAFT), () => saveDraft(removed), removeExpiredDraft]) expect(act).not.toThrow();
  });
});
