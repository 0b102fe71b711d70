import { expect, test, vi } from 'vitest';
import { sendMessage } from './email.ts';

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When?' };
const SERVICE = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'https://email.example.org' };

test.each([
  ['200', [200, ''], true, 'sent', undefined],
  ['OK, whatever its status', [202, 'OK'], true, 'sent', undefined],
  ['a status of 400 to 499', [412, 'Invalid grant'], true, 'refused', '412 Invalid grant'],
  ['500', [500, ''], true, 'unknown', '500'],
  ['202 without OK', [202, 'Queued'], true, 'unknown', '202 Queued'],
  ['no answer', undefined, true, 'unknown', 'Failed to fetch'],
  ['no answer while offline', undefined, false, 'unsent', 'Failed to fetch'],
] as const)('%s', async (_what, answer, onLine, kind, reason) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    const [status, text] = answer;
    return new Response(text, { status });
  });
  expect(await sendMessage(MESSAGE, SERVICE)).toEqual({ kind, reason });
});

test('what the library refuses has not left the device', async () => {
  const outcome = await sendMessage(MESSAGE, { ...SERVICE, publicKey: '' });
  expect(outcome).toEqual({ kind: 'unsent', reason: expect.stringContaining('public key is required') });
});
