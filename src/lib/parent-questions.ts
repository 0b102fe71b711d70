import { type FactsInWords, fillIn, listed } from './fill-in.ts';

/** What the page adds below an answer. */
type Addition = 'registration' | 'committees' | 'contact' | 'announcements';

/** A question of parents and schools. */
export interface ParentQuestion {
  question: string;
  /** The whole answer as plain text, with what the page shows as lists and links. */
  answer: string;
  /** The words of the answer, before what the page adds. */
  words: string;
  shows?: Addition | undefined;
}

interface Sources {
  parents: {
    questions: readonly { question: string; answer: string; shows?: Addition | undefined }[];
    announcements: readonly string[];
  };
  committees: readonly { title: string }[];
  conference: { registration: { individual: string; school: string } };
}

/** The questions with their answers, as text of which nothing is left to fill in. */
export function parentQuestions({ parents, committees, conference }: Sources, facts: FactsInWords): ParentQuestion[] {
  const { individual, school } = conference.registration;
  const additions: Record<Addition, string> = {
    registration: `Individual Delegate Forms: ${individual} School Registration Forms: ${school}`,
    committees: `They are ${listed(committees.map(({ title }) => title.replace('; ', ' ')))}.`,
    contact: `E-mail: ${facts.email}`,
    announcements: `${parents.announcements.join(', ')}.`,
  };
  return parents.questions.map(({ question, answer, shows }) => {
    const words = fillIn(answer, facts);
    return { question, answer: [words, shows && additions[shows]].filter(Boolean).join(' '), words, shows };
  });
}
