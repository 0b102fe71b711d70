import type { Edition } from '../collections.ts';
import type { PhasedText } from '../phases.ts';
import { restrictedCommittees } from './restrictions.ts';

/** A text in the language of its page, or in another one. */
export interface Translated<Text = string> {
  words: Text;
  /** Language of the words, if it is not that of the page. */
  lang?: string | undefined;
}

/** Gives the texts of a page in its language. */
export type TranslateText = <Text extends PhasedText>(text: Text) => Translated<Text>;

/** The texts below the facts of the page for parents and schools, in one language. */
export type ParentsPage = ReturnType<typeof parentsPage>;

type Sources = Pick<Edition, 'conference' | 'committees' | 'parents' | 'history'>;

const inEnglish: TranslateText = (words) => ({ words });

/** The page in one language: the order, the phases and what each answer shows are the same in all. */
export function parentsPage({ conference, committees, parents }: Sources, translate: TranslateText = inEnglish) {
  return {
    questions: parents.questions.map(({ question, answer, shows }) => ({
      question: translate(question),
      answer: translate(answer),
      shows,
    })),
    announcements: parents.announcements.map(({ text }) => translate(text)),
    forms: conference.registration.map(({ title, note, url }) => ({
      title: translate(title),
      note: note === undefined ? undefined : translate(note),
      url,
    })),
    /** For whom restricted committees are, by the label in English. */
    labels: new Map(restrictedCommittees(committees).map(([label]) => [label, translate(label)])),
  };
}
