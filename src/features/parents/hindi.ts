import type { Edition } from '../../content/collections.ts';
import { factsNamed, fillInAll } from '../../content/fill-in.ts';
import { hindiFacts, hindiOrdinal } from '../../content/fill-in-hindi.ts';
import { formatDays, weekdays } from '../../shared/dates.ts';
import type { Phase } from '../../shared/phases.ts';
import type { Fact } from '../../ui/fact-list.tsx';
import { type ParentQuestion, parentQuestions } from './parent-questions.ts';

/** The words of the page itself in Hindi. */
export const HINDI_WORDS = {
  parts: 'इस पृष्ठ पर',
  register: 'पंजीकरण करें',
  write: 'सचिवालय को लिखें',
  individual: { title: 'व्यक्तिगत डेलीगेट फ़ॉर्म', note: 'अकेले आने वाले डेलीगेट के लिए' },
  school: { title: 'विद्यालय पंजीकरण फ़ॉर्म', note: 'डेलीगेशन लाने वाले शिक्षक के लिए' },
};

/** The questions of parents in Hindi. Where a text or one of its facts is not in Hindi, the English is there, marked. */
export function hindiQuestions(edition: Edition, phase: Phase) {
  const facts = hindiFacts(edition);
  const { questions, announcements } = edition['parents-hi'];
  const inHindi = (text: ParentQuestion['question'] | undefined) =>
    text && factsNamed(text).every((name) => facts[name] !== undefined)
      ? fillInAll(text, { ...facts } as Required<typeof facts>)
      : undefined;
  const isComplete = announcements.length === edition.parents.announcements.length;
  return {
    questions: parentQuestions(edition, phase).map((english, index) => {
      const question = inHindi(questions[index]?.question);
      const words = inHindi(questions[index]?.answer);
      return {
        ...english,
        question: question ?? english.question,
        words: words ?? english.words,
        questionLang: question ? undefined : 'en',
        wordsLang: words ? undefined : 'en',
      };
    }),
    announcements: isComplete ? announcements : edition.parents.announcements,
    announcementsLang: isComplete ? undefined : 'en',
  };
}

/** A committee's limit in Hindi, if `parents-hi.yaml` has it. */
export function hindiEligibility(edition: Edition, label: string): string | undefined {
  return edition['parents-hi'].facts.eligibility[label];
}

/** What a parent looks for first, in Hindi. */
export function hindiFactList(edition: Edition): Fact[] {
  const { dates, dressCode, venue } = edition.conference;
  const { facts } = edition['parents-hi'];
  const isDressed = facts.dressCode.length === dressCode.length;
  const kept = Map.groupBy(
    edition.committees.filter(({ eligibility }) => eligibility),
    ({ eligibility }) => eligibility?.label ?? '',
  );
  return [
    { term: 'कब', lines: [formatDays(dates, 'hi')], note: weekdays(dates, 'hi') },
    { term: 'कहाँ', lines: [facts.venue ?? venue], lang: facts.venue ? undefined : 'en' },
    {
      term: 'ड्रेस कोड',
      lines: isDressed ? facts.dressCode.map((dress, day) => `${hindiOrdinal(day + 1)} दिन: ${dress}`) : dressCode,
      lang: isDressed ? undefined : 'en',
    },
    ...[...kept].map(([label, group]) => ({
      term: hindiEligibility(edition, label) ?? label,
      lines: [group.map(({ title }) => title).join(', ')],
      lang: 'en',
    })),
  ];
}
