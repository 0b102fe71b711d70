import type { Edition } from '../../content/collections.ts';
import { formInWords } from '../../content/facts/registration-forms.ts';
import { wordsIn } from '../../content/phases.ts';
import { formatList } from '../../shared/words.ts';
import { phaseOfBuild } from '../../site/phase.ts';

type Sources = Pick<Edition, 'parents' | 'committees' | 'conference'>;
type Addition = NonNullable<Edition['parents']['questions'][number]['shows']>;

/**
 * The questions with their answers as plain text, with what the page shows as lists and links.
 * @param phase the current one by default
 */
export function plainQuestions({ parents, committees, conference }: Sources, phase = phaseOfBuild(conference)) {
  const additions: Record<Addition, string> = {
    registration: conference.registration.map((form) => formInWords(form, conference.timeZone, Date.now())).join(' '),
    committees: `They are ${formatList(committees.map(({ title }) => title.replace('; ', ' ')))}.`,
    contact: `Email: ${conference.email}`,
    notAnnounced: `${parents.notAnnounced.map(({ text }) => text).join(', ')}.`,
  };
  return parents.questions.map(({ question, answer, shows }) => ({
    question: wordsIn(phase, question),
    answer: [wordsIn(phase, answer), shows && additions[shows]].filter(Boolean).join(' '),
  }));
}
