import { ordinal } from '../../shared/words.ts';
import type { Conference } from '../schemas/conference.ts';
import type { Guidelines } from '../schemas/guidelines.ts';

type DressCode = Conference['dressCode'];
type Part = Guidelines['parts'][number];

/** What to wear on a day of the conference. */
interface DayDress {
  /** From 1 on; absent if the dress code is the same on all days. */
  day?: number;
  title: string;
  examples?: string | undefined;
}

/** The dress code of each day, or a single entry if it is the same on all days. */
export function dressByDay({ dressCode }: { dressCode: DressCode }): DayDress[] {
  const [first] = dressCode;
  return first && dressCode.every(({ title }) => title === first.title)
    ? [first]
    : dressCode.map((dress, index) => ({ day: index + 1, ...dress }));
}

/** Each dress code that has examples, once. */
export function withExamples({ dressCode }: { dressCode: DressCode }) {
  return dressCode.flatMap(({ title, examples }, index) =>
    examples && dressCode.findIndex((other) => other.title === title) === index ? [{ title, examples }] : [],
  );
}

/** Adds the guidelines that follow from the dress code, first in the part that shows them. */
export function withDressGuidelines(parts: Part[], conference: { dressCode: DressCode }): Part[] {
  const guidelines = dressByDay(conference).map(guidelineOf);
  return parts
    .map((part) => (part.shows === 'dressCode' ? { ...part, items: [...guidelines, ...part.items] } : part))
    .filter(({ items }) => items.length > 0);
}

function guidelineOf({ day, title, examples }: DayDress): Part['items'][number] {
  const subject = day ? `The dress code for the ${ordinal(day)} day` : 'The dress code';
  const dress = examples ? `${title}, for example ${examples}` : title;
  return {
    title: `${day ? `Day ${day}` : 'Dress code'}: ${title}`,
    text: /^to be announced$/i.test(title) ? `${subject} has not been announced.` : `${subject} is ${dress}.`,
    emphasis: true,
  };
}
