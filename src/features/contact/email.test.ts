import { expect, test, vi } from 'vitest';
import { sendMessage } from './email.ts';

const MESSAGE = { name: 'Asha', email: 'asha@school.in', message: 'When?' };
const SERVICE = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'https://email.example.org' };

test.each([
  ['200', [200, ''], undefined],
  ['OK, whatever its status', [502, 'OK'], undefined],
  ['a status of 400 to 499', [412, 'Invalid grant'], '412 Invalid grant'],
  ['500', [500, ''], '500'],
  ['202 without OK', [202, 'Queued'], '202 Queued'],
  ['no answer', undefined, 'Failed to fetch'],
] as const)('%s', async (_what, answer, reason) => {
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    const [status, text] = answer;
    return new Response(text, { status });
  });
  const sending = sendMessage(MESSAGE, SERVICE);
  await (reason ? expect(sending).rejects.toThrow(reason) : expect(sending).resolves.toBeUndefined());
});

test('a message that EmailJS refuses is not sent', async () => {
  await expect(sendMessage(MESSAGE, { ...SERVICE, publicKey: '' })).rejects.toContain('public key is required');
});
