import type { Edition } from '../collections.ts';
import type { SecretariatRole } from '../schemas/secretariat.ts';

type Sources = Pick<Edition, 'parents' | 'schedule' | 'secretariat'>;

/** Whether the website names anybody in a role, or how to reach them. */
export function isAnnounced({ name, phones, whatsapp }: SecretariatRole): boolean {
  return name !== '' || phones.length > 0 || whatsapp !== undefined;
}

/**
 * The questions of parents, and what is still not announced: without those that the website has made by now,
 * and without the question that lists them once none is left.
 */
export function withWhatIsNotAnnounced({ parents, schedule, secretariat }: Sources): Edition['parents'] {
  const isPublished = {
    schedule: schedule.days.length > 0,
    secretariat: secretariat.roles.every(isAnnounced),
  };
  const notAnnounced = parents.notAnnounced.filter(({ until }) => !until || !isPublished[until]);
  const questions = parents.questions.filter(({ shows }) => shows !== 'notAnnounced' || notAnnounced.length > 0);
  return { ...parents, questions, notAnnounced };
}
