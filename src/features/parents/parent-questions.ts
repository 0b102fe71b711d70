import { type Phase, type PhasedText, wordsIn } from '../../shared/phases.ts';
import { listed } from '../../shared/words.ts';

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
  conference: { email: string; registration: { individual: string; school: string } };
}

/** The questions with their answers. @param phase of the plain text */
export function parentQuestions({ parents, committees, conference }: Sources, phase: Phase): ParentQuestion[] {
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
