import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAFT_KEY, type Draft, parseDraft, removeDraft, storeDraft, storedDraft } from './draft.ts';

const NOW = Date.UTC(2025, 8, 1);
const HOUR_MS = 3_600_000;
const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const ATTEMPT = { reference: 'MUN-7F3K-9Q2D', message: MESSAGE, isOpen: true };
const stored = (changes: object) => JSON.stringify({ savedAt: NOW, message: MESSAGE, ...changes });

test.each([0, 23.9, -1])('a draft of %d hours ago is valid', (hours) => {
  const text = stored({ savedAt: NOW - hours * HOUR_MS, attempt: ATTEMPT });
  expect(parseDraft(text, NOW)).toEqual({ message: MESSAGE, attempt: ATTEMPT });
});

test.each([
  ['a day old', stored({ savedAt: NOW - 24.1 * HOUR_MS })],
  ['of the far future', stored({ savedAt: NOW + 25 * HOUR_MS })],
  ['without a time', stored({ savedAt: undefined })],
  ['with an unending time', '{"savedAt":1e999,"message":{"name":"","email":"","message":""}}'],
  ['cut off', stored({}).slice(0, -5)],
  ['empty', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['without a field', stored({ message: { name: 'Asha', email: '' } })],
  ['with a number for text', stored({ message: { ...MESSAGE, name: 7 } })],
  ['with a list for the message', stored({ message: ['a', 'b', 'c'] })],
  ['beyond all measure', stored({ message: { ...MESSAGE, message: 'm'.repeat(200_001) } })],
])('what is %s is no draft', (_what, text) => {
  expect(parseDraft(text, NOW)).toBeUndefined();
});

test('of a draft only the known fields are taken', () => {
  const hostile = `{"savedAt":${NOW},"__proto__":{"polluted":1},"message":{"name":"<b>","email":"","message":"","toString":1}}`;
  expect(parseDraft(hostile, NOW)).toEqual({ message: { name: '<b>', email: '', message: '' }, attempt: undefined });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test.each([{ ...ATTEMPT, reference: '<img src=x onerror=alert(1)>' }, { ...ATTEMPT, message: null }, 'MUN-7F3K-9Q2D'])(
  'an attempt such as %j is ignored, its draft is not',
  (attempt) => {
    expect(parseDraft(stored({ attempt }), NOW)).toEqual({ message: MESSAGE, attempt: undefined });
  },
);

describe('on a device', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a draft comes back as it was, until it is removed', () => {
    const draft: Draft = { message: MESSAGE, attempt: ATTEMPT };
    expect(storeDraft(draft)).toBe(true);
    expect(storedDraft()).toEqual(draft);
    removeDraft();
    expect(storedDraft()).toBeUndefined();
  });

  test('what is no draft is cleared away', () => {
    kept.set(DRAFT_KEY, 'rubbish');
    expect(storedDraft()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('whose storage is blocked or full nothing breaks', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storeDraft({ message: MESSAGE })).toBe(false);
    expect(storedDraft()).toBeUndefined();
    expect(removeDraft).not.toThrow();
  });
});
