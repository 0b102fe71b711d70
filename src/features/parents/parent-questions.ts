import type { Edition } from '../../content/collections.ts';
import { factsNamed, fillInAll } from '../../content/fill-in.ts';
import { hindiFacts, hindiOrdinal } from '../../content/fill-in-hindi.ts';
import { formatDays, weekdays } from '../../shared/dates.ts';
import { type Phase, phaseAttributes, wordsIn } from '../../shared/phases.ts';
import { listed } from '../../shared/words.ts';
import { restrictedCommittees } from '../../site/conference-facts.ts';
import type { Fact } from '../../ui/fact-list.tsx';

/** A question of parents and schools, as `parentQuestions` prepares it. */
export type ParentQuestion = ReturnType<typeof parentQuestions>[number];

type Sources = Pick<Edition, 'parents' | 'committees' | 'conference'>;
type Addition = NonNullable<Edition['parents']['questions'][number]['shows']>;

/**
 * The questions with their answers. `plain` holds both as plain text, with what the page shows as lists and links.
 * @param phase of the plain text, the current one by default
 */
export function parentQuestions({ parents, committees, conference }: Sources, phase = currentPhase(conference)) {
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

function currentPhase({ dates, timeZone }: Edition['conference']): Phase {
  return phaseAttributes(dates, timeZone, Date.now())['data-phase'];
}

/** The words of the page itself in Hindi. */
export const HINDI_WORDS = {
  parts: 'इस पृष्ठ पर',
  register: 'पंजीकरण करें',
  write: 'सचिवालय को लिखें',
  individual: { title: 'व्यक्तिगत डेलीगेट फ़ॉर्म', note: 'अकेले आने वाले डेलीगेट के लिए' },
  school: { title: 'विद्यालय पंजीकरण फ़ॉर्म', note: 'डेलीगेशन लाने वाले शिक्षक के लिए' },
};

/** The questions of parents in Hindi. Where a text or one of its facts is not in Hindi, the English is there, marked. */
export function hindiQuestions(edition: Edition) {
  const facts = hindiFacts(edition);
  const { questions, announcements } = edition['parents-hi'];
  const inHindi = (text: ParentQuestion['question'] | undefined) =>
    text && factsNamed(text).every((name) => facts[name] !== undefined)
      ? fillInAll(text, { ...facts } as Required<typeof facts>)
      : undefined;
  const isComplete = announcements.length === edition.parents.announcements.length;
  return {
    questions: parentQuestions(edition).map((english, index) => {
      const question = inHindi(questions[index]?.question);
      const words = inHindi(questions[index]?.answer);
      return {
        ...english,
        ...(question ? { question } : { questionLang: 'en' }),
        ...(words ? { words } : { wordsLang: 'en' }),
      };
    }),
    announcements: isComplete ? announcements : edition.parents.announcements,
    announcementsLang: isComplete ? undefined : 'en',
  };
}

/** What a parent looks for first, in Hindi. */
export function hindiFactList(edition: Edition): Fact[] {
  const { dates, dressCode, venue } = edition.conference;
  const { facts } = edition['parents-hi'];
  const isDressed = facts.dressCode.length === dressCode.length;
  return [
    { term: 'कब', lines: [formatDays(dates, 'hi')], note: weekdays(dates, 'hi') },
    { term: 'कहाँ', lines: [facts.venue ?? venue], lang: facts.venue ? undefined : 'en' },
    {
      term: 'ड्रेस कोड',
      lines: isDressed ? facts.dressCode.map((dress, day) => `${hindiOrdinal(day + 1)} दिन: ${dress}`) : dressCode,
      lang: isDressed ? undefined : 'en',
    },
    ...restrictedCommittees(edition).map(([label, group]) => ({
      term: facts.eligibility[label] ?? label,
      termLang: facts.eligibility[label] ? undefined : 'en',
      lines: [group.map(({ title }) => title).join(', ')],
      lang: 'en',
    })),
  ];
}
