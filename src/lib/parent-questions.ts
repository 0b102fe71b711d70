import { type FactsInWords, fillIn, listed } from './fill-in.ts';
import { PHASES, type Phase, type PhasedText, wordsIn } from './phases.ts';

/** What the page adds below an answer. */
type Addition = 'registration' | 'committees' | 'contact' | 'announcements';

/** A question of parents and schools. */
export interface ParentQuestion {
  question: PhasedText;
  /** The words of the answer, before what the page adds. */
  words: PhasedText;
  shows?: Addition | undefined;
  /** Both in one phase, as plain text, with what the page shows as lists and links. */
  plain: { question: string; answer: string };
}

interface Sources {
  parents: {
    questions: readonly { question: PhasedText; answer: PhasedText; shows?: Addition | undefined }[];
    announcements: readonly string[];
  };
  committees: readonly { title: string }[];
  conference: { registration: { individual: string; school: string } };
}

/** The questions with their answers, as text of which nothing is left to fill in. @param phase of the plain text */
export function parentQuestions(
  { parents, committees, conference }: Sources,
  facts: FactsInWords,
  phase: Phase,
): ParentQuestion[] {
  const { individual, school } = conference.registration;
  const additions: Record<Addition, string> = {
    registration: `Individual Delegate Forms: ${individual} School Registration Forms: ${school}`,
    committees: `They are ${listed(committees.map(({ title }) => title.replace('; ', ' ')))}.`,
    contact: `E-mail: ${facts.email}`,
    announcements: `${parents.announcements.join(', ')}.`,
  };
  return parents.questions.map(({ question, answer, shows }) => {
    const words = fillInPhases(answer, facts);
    const plain = [wordsIn(phase, words), shows && additions[shows]].filter(Boolean).join(' ');
    return { question, words, shows, plain: { question: wordsIn(phase, question), answer: plain } };
  });
}

function fillInPhases(text: PhasedText, facts: FactsInWords): PhasedText {
  if (typeof text === 'string') return fillIn(text, facts);
  return Object.fromEntries(PHASES.map((phase) => [phase, fillIn(wordsIn(phase, text), facts)])) as Record<
    Phase,
    string
  >;
}
