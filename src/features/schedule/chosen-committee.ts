import type { Edition } from '../../content/collections.ts';

/** Where a device keeps the committee that was chosen on the schedule. Each edition begins without one. */
export function committeeKey({ edition }: Edition['conference']): string {
  return `schedule-committee-${edition}`;
}

/** Whether visitors can choose a committee: some sessions are for some committees only. */
export function offersCommittees({ schedule }: Pick<Edition, 'schedule'>): boolean {
  return schedule.days.some(({ sessions }) =>
    sessions.some(({ committees }) => committees.length > 0 && committees !== 'all'),
  );
}

/** The committee that this device keeps; empty if there is none, or if storage is blocked. */
export function storedCommittee(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
