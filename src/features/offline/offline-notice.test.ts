import { expect, test } from 'vitest';
import { noticeText } from './offline-notice.client.ts';

const SAVED_AT = new Date(2025, 9, 9, 18, 0).getTime();
const COPY = 'This is the copy kept on this phone on 9 October 2025.';

test.each([
  ['offline', { isOnline: false, savedAt: SAVED_AT }, `You are offline. ${COPY}`],
  ['a network that does not answer', { isOnline: true, savedAt: SAVED_AT }, `The network does not answer. ${COPY}`],
  ['online again', { isOnline: true, wasOffline: true, savedAt: SAVED_AT }, `You are online again. ${COPY}`],
  ['online, from the network', { isOnline: true, wasOffline: true }, ''],
])('%s', (_what, situation, text) => {
  expect(noticeText({ wasOffline: false, savedAt: Number.NaN, hasCopy: true, ...situation })).toBe(text);
});
