import type { Session } from '../schemas/schedule.ts';

/** Whether a session or a key date is for a committee. @param slug name of its file in `content/committees` */
export function isForCommittee({ committees }: Pick<Session, 'committees'>, slug: string): boolean {
  return committees === 'all' || committees.includes(slug);
}
