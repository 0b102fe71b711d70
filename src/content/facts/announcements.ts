import { instantOf } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';

/** The announcements whose time has come, newest first. @param now milliseconds since the epoch */
export function publishedAnnouncements(
  { announcements, conference: { timeZone } }: Pick<Edition, 'announcements' | 'conference'>,
  now: number,
): Edition['announcements'] {
  return announcements
    .filter(({ time }) => instantOf(time, timeZone) <= now)
    .sort((a, b) => b.time.localeCompare(a.time));
}
