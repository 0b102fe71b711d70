import { expect, test } from 'vitest';
import { wordsFor } from './offline-notice.client.ts';

const KEPT_AT = new Date(2025, 9, 9, 18, 0).getTime();
const COPY = 'This is the copy kept on this phone on 9 October 2025.';

test.each([
  ['online, from the network', true, false, Number.NaN, true, undefined],
  ['offline, nothing kept', false, true, Number.NaN, false, 'You are offline.'],
  [
    'offline, a page from before on a device with a copy',
    false,
    true,
    Number.NaN,
    true,
    'You are offline. Other pages open from the copy kept on this phone.',
  ],
  ['online again, from the network', true, true, Number.NaN, true, undefined],
  ['offline, from the copy', false, true, KEPT_AT, true, `You are offline. ${COPY}`],
  ['a network that does not answer', true, false, KEPT_AT, true, `The network does not answer. ${COPY}`],
  ['online again, from the copy', true, true, KEPT_AT, true, `You are online again. ${COPY}`],
])('%s', (_what, isOnline, wasOffline, keptAt, hasCopy, words) => {
  expect(wordsFor({ isOnline, wasOffline, keptAt, hasCopy })).toBe(words);
});
