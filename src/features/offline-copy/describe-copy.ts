import { bindDays } from '../../shared/dates.ts';
import { LOCALE } from '../../shared/locale.ts';
import type { RemoveOutcome, SaveOutcome } from './copy.ts';
import type { OfflineCopy } from './copy-list.ts';

/** How the visitor's last wish ended. */
export type Outcome = SaveOutcome | RemoveOutcome;

const OUTCOMES: Record<Outcome, string> = {
  saved: 'Every page now opens without a network.',
  tooSlow: 'The site could not be kept: the network took too long. Try again on a better network.',
  incomplete:
    'The site could not be kept: a file did not arrive, or there was no space for it. Try again on a better network, or free some space on this device.',
  removed: 'The site was not kept: it was removed in another tab at the same time.',
  notStored: 'The site could not be kept: the browser did not store it. Free some space on this device and try again.',
  gone: 'Removed.',
  notGone: 'The copy could not be removed. Clear the data of this site in the browser’s settings.',
};

/** What there is on this device, after how the last wish ended. */
export function describeCopy(copy: OfflineCopy | undefined, outcome: Outcome | undefined): string {
  const date = copy && new Date(copy.savedAt).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
  const state = date ? bindDays(`The copy on this device is from ${date}.`) : 'There is no copy on this device.';
  return outcome ? `${OUTCOMES[outcome]} ${state}` : state;
}

/** What a copy holds, such as `It takes 3.2 MB: every page with its pictures.` */
export function describeContents(bytes: number): string {
  return `It takes ${(bytes / 1_000_000).toFixed(1)} MB: every page with its pictures.`;
}
