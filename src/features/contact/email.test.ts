import { afterEach, expect, test, vi } from 'vitest';
import { resultOf, sendMessage } from './email.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('@emailjs/browser', () => ({ init: () => undefined, send }));

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };
const SERVICE = { origin: 'https://mail.example', publicKey: 'k', serviceId: 's', templateId: 't' };

test.each([
  [{ status: 200, text: 'OK' }, { kind: 'sent' }],
  [{ status: 200, text: '' }, { kind: 'sent' }],
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

afterEach(() => vi.unstubAllGlobals());

test('a message from a device that is offline does not leave it', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendMessage(MESSAGE, SERVICE)).toMatchObject({ kind: 'unreachable' });
});
