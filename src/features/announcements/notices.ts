import type { Edition } from '../../content/collections.ts';
import { instantOf } from '../../shared/dates.ts';

/** An important announcement, as the section bar and important.client.ts need it. */
export interface Notice {
  slug: string;
  title: string;
  /** When it was announced, and until when it is important, in milliseconds since the epoch. */
  from: number;
  until: number;
}

/** Only a few, since every page holds them. */
const MAX_NOTICES = 3;

/**
 * The newest announcements that are important for a time, even if that is over at the build: the visitor’s clock decides.
 * An archive has none.
 */
export function noticesOf({
  announcements,
  conference: { timeZone },
  isArchive,
}: Pick<Edition, 'announcements' | 'conference' | 'isArchive'>): Notice[] {
  if (isArchive) return [];
  return announcements
    .flatMap(({ slug, title, time, until }) =>
      until ? { slug, title, from: instantOf(time, timeZone), until: instantOf(until, timeZone) } : [],
    )
    .slice(0, MAX_NOTICES);
}

/** Whether pages look for announcements and can put them away. */
export function showsNotices({ announcements, isArchive }: Pick<Edition, 'announcements' | 'isArchive'>): boolean {
  return announcements.length > 0 && !isArchive;
}
