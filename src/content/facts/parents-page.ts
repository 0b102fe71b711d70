import type { Edition } from '../collections.ts';
import { type DaySentences, registrationForms } from './registration-forms.ts';
import { restrictedCommittees } from './restrictions.ts';
import { inEnglish, type TranslateText } from './translated.ts';

/** The texts below the facts of the page for parents and schools, in one language. */
export type ParentsPage = ReturnType<typeof parentsPage>;

type Sources = Pick<Edition, 'conference' | 'committees' | 'parents' | 'history'>;

/** The page in one language: the order, the phases and what each answer shows are the same in all. */
export function parentsPage(
  { conference, committees, parents }: Sources,
  translate: TranslateText = inEnglish,
  sentences?: DaySentences,
) {
  return {
    questions: parents.questions.map(({ question, answer, shows }) => ({
      question: translate(question),
      answer: translate(answer),
      shows,
    })),
    notAnnounced: parents.notAnnounced.map(({ text }) => translate(text)),
    forms: registrationForms(conference, translate, sentences),
    /** For whom restricted committees are, by the label in English. */
    labels: new Map(restrictedCommittees(committees).map(([label]) => [label, translate(label)])),
  };
}
