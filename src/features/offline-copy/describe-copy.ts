import { keepTogether } from '../../shared/dates.ts';
import { LOCALE } from '../../shared/locale.ts';
import type { OfflineCopy } from './copy-list.ts';

export type CopyResult = 'kept' | 'notKept' | 'removed';

const SENTENCES: Record<CopyResult, string> = {
  kept: 'Every page now opens without a network.',
  notKept:
    'The site could not be kept: a file did not arrive, or there was no space for it. Try again on a better network, or free some space on this device.',
  removed: 'Removed.',
};

export function describeCopy(copy: OfflineCopy | undefined, outcome: CopyResult | undefined): string {
  const date = copy && new Date(copy.savedAt).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
  const state = date ? keepTogether(`The copy on this device is from ${date}.`) : 'There is no copy on this device.';
  return outcome ? `${SENTENCES[outcome]} ${state}` : state;
}

export function describeContents(bytes: number): string {
  return `It takes ${(bytes / 1_000_000).toFixed(1)} MB: every page with its pictures.`;
}
