import { ENGLISH } from '../../languages/en.ts';
import type { Sentences } from '../../languages/language.ts';
import type { Conference } from '../schemas/conference.ts';
import { type RegistrationTime, registrationTimes } from './registration-period.ts';
import { inEnglish, type Translated, type TranslateText } from './translated.ts';

type Form = Conference['registration'][number];
/** About the days of a form. */
export type DaySentences = Pick<Sentences, 'opensOn' | 'closesOn' | 'closedOn'>;

/** A registration form in the language of a page. */
export interface RegistrationForm {
  title: Translated;
  note?: Translated | undefined;
  url: string;
  /** Its states, with a sentence about the day on which it opens or closes. */
  times: (RegistrationTime & { sentence?: Translated | undefined })[];
}

const SENTENCES = { before: 'opensOn', closing: 'closesOn', closed: 'closedOn' } as const;

/** The registration forms, and when they are open. */
export function registrationForms(
  { registration, timeZone }: Pick<Conference, 'registration' | 'timeZone'>,
  translate: TranslateText = inEnglish,
  sentences: DaySentences = ENGLISH,
): RegistrationForm[] {
  return registration.map((form) => ({
    title: translate(form.title),
    note: form.note === undefined ? undefined : translate(form.note),
    url: form.url,
    times: registrationTimes(form, timeZone).map((time) => ({ ...time, sentence: sentenceOf(time, sentences) })),
  }));
}

/** In English where the language has no words for it. */
function sentenceOf({ state, day }: RegistrationTime, sentences: DaySentences): Translated | undefined {
  if (state === 'open' || !day) return undefined;
  const words = sentences[SENTENCES[state]](day);
  return words ? { words } : { words: ENGLISH[SENTENCES[state]](day) ?? '', lang: ENGLISH.code };
}

/** A form as plain text, as it is at a point in time. @param now milliseconds since the epoch */
export function formInWords(form: Form, timeZone: string, now: number): string {
  const [{ title, url, times }] = registrationForms({ registration: [form], timeZone }) as [RegistrationForm];
  const current = times.findLast(({ from = 0 }) => from <= now);
  const isOpen = current?.state === 'open' || current?.state === 'closing';
  return [`${title.words}:`, isOpen && url, current?.sentence?.words].filter(Boolean).join(' ');
}
