import type { Edition } from '../../content/collections.ts';
import { phaseOfBuild, wordsIn } from '../../phase/phase.ts';
import { formatList } from '../../shared/words.ts';

/** The questions with their answers as plain text, with what the page shows as lists and links, for search engines. */
export function plainQuestions({ parents, committees, conference }: Edition) {
  const phase = phaseOfBuild(conference);
  const additions = {
    registration: conference.registration.map(({ title, url }) => `${title}: ${url}`).join(' '),
    committees: `They are ${formatList(committees.map(({ title }) => title.replace('; ', ' ')))}.`,
    contact: `Email: ${conference.email}`,
  };
  return parents.questions.map(({ question, answer, shows }) => ({
    question: wordsIn(phase, question),
    answer: [wordsIn(phase, answer), shows && additions[shows]].filter(Boolean).join(' '),
  }));
}
