import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resultOf, sendMessage } from './email.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('@emailjs/browser', () => ({ init: () => undefined, send }));

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const SERVICE = { origin: 'https://mail.example', publicKey: 'k', serviceId: 's', templateId: 't' };

test.each([
  [{ status: 200, text: 'OK' }, { kind: 'sent' }],
  [{ status: 200, text: '' }, { kind: 'sent' }],
  [{ status: 202, text: 'OK' }, { kind: 'sent' }],
  [
    { status: 412, text: 'Gmail_API: Invalid grant' },
    { kind: 'refused', status: 412, reason: 'Gmail_API: Invalid grant' },
  ],
  [
    { status: 500, text: '' },
    { kind: 'refused', status: 500, reason: 'The service answered 500.' },
  ],
  [new TypeError('Failed to fetch'), { kind: 'unknown', reason: 'Failed to fetch' }],
  ['The public key is required.', { kind: 'unreachable', reason: 'The public key is required.' }],
  [undefined, { kind: 'unreachable', reason: 'undefined' }],
])('%o becomes %o', (outcome, result) => {
  expect(resultOf(outcome)).toEqual(result);
});

test('an error of a device that was offline is not unknown', () => {
  expect(resultOf(new TypeError('Failed to fetch'), false)).toMatchObject({ kind: 'unreachable' });
});

describe('an attempt', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    send.mockReset();
  });

  test('without an answer ends at its deadline as unknown, and a late answer is handed on', async () => {
    let answer: (value: unknown) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const onLateAnswer = vi.fn();
    const result = sendMessage(MESSAGE, SERVICE, { withinMs: 15_000, onLateAnswer });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await result).toMatchObject({ kind: 'unknown' });
    expect(onLateAnswer).not.toHaveBeenCalled();
    answer({ status: 200, text: 'OK' });
    await vi.advanceTimersByTimeAsync(0);
    expect(onLateAnswer).toHaveBeenCalledWith({ kind: 'sent' });
    expect(send).toHaveBeenCalledOnce();
  });

  test('that breaks off after its deadline stays unknown', async () => {
    let breakOff: (reason: Error) => void = () => undefined;
    send.mockReturnValue(new Promise((_, reject) => (breakOff = reject)));
    const onLateAnswer = vi.fn();
    const result = sendMessage(MESSAGE, SERVICE, { withinMs: 15_000, onLateAnswer });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await result).toMatchObject({ kind: 'unknown' });
    breakOff(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onLateAnswer).not.toHaveBeenCalled();
  });

  test('from a device that is offline does not leave it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendMessage(MESSAGE, SERVICE, { withinMs: 15_000 })).toMatchObject({ kind: 'unreachable' });
  });
});
