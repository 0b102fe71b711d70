import type { Edition } from '../../content/collections.ts';
import { type Phase, wordsIn } from '../../shared/phases.ts';
import { listed } from '../../shared/words.ts';

/** A question of parents and schools, as `parentQuestions` prepares it. */
export type ParentQuestion = ReturnType<typeof parentQuestions>[number];

type Sources = Pick<Edition, 'parents' | 'committees' | 'conference'>;
type Addition = NonNullable<Edition['parents']['questions'][number]['shows']>;

/**
 * The questions with their answers. `plain` holds both as plain text, with what the page shows as lists and links.
 * @param phase of the plain text
 */
export function parentQuestions({ parents, committees, conference }: Sources, phase: Phase) {
  const { individual, school } = conference.registration;
  const additions: Record<Addition, string> = {
    registration: `Individual Delegate Forms: ${individual} School Registration Forms: ${school}`,
    committees: `They are ${listed(committees.map(({ title }) => title.replace('; ', ' ')))}.`,
    contact: `E-mail: ${conference.email}`,
    announcements: `${parents.announcements.join(', ')}.`,
  };
  return parents.questions.map(({ question, answer: words, shows }) => {
    const plain = [wordsIn(phase, words), shows && additions[shows]].filter(Boolean).join(' ');
    return { question, words, shows, plain: { question: wordsIn(phase, question), answer: plain } };
  });
}
