import { STAND_IN } from '../../src/content/launch-list.ts';
import { formatProblem, type Problem } from '../../src/content/problem.ts';
import { TO_BE_WRITTEN } from '../../src/content/prose-marks.ts';
import { ordinal } from '../../src/lib/numbers.ts';
import type { PresentEdition } from './answers.ts';

/** A line of `content/` that somebody has to look at. */
export interface Place {
  file: string;
  /** From 1 on. */
  line: number;
  text: string;
}

/** Lines with texts to be written and with addresses that stand in for others. @param files name → text */
export function findStandIns(files: ReadonlyMap<string, string>): Place[] {
  return findLines(files, new RegExp(`https://example\\.org/|${TO_BE_WRITTEN}`));
}

/** Lines that still speak of the past edition, by its number, its year or its month; which of them are right, only a reader knows. */
export function findMentions(files: ReadonlyMap<string, string>, past: PresentEdition): Place[] {
  const { first, last } = past.dates;
  const months = [first, last].map((date) =>
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  );
  const figure = `${past.edition}(?:st|nd|rd|th)`;
  const words = [ordinal(past.edition), figure, first.slice(0, 4), last.slice(0, 4), ...months];
  return findLines(files, new RegExp(`\\b(?:${[...new Set(words)].join('|')})\\b`, 'i'));
}

function findLines(files: ReadonlyMap<string, string>, pattern: RegExp): Place[] {
  return [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((content, index) => {
      const isComment = /^\s*#/.test(content);
      return !isComment && pattern.test(content) ? [{ file, line: index + 1, text: content.trim() }] : [];
    }),
  );
}

/** What is left to do, in plain words, for whoever has started a new edition. */
export function leftToDo(
  files: ReadonlyMap<string, string>,
  past: PresentEdition,
  unusedTerms: readonly string[],
  problems: readonly Problem[],
): string {
  const standIns = findStandIns(files);
  const mentions = findMentions(files, past).filter(({ file }) => file !== 'history.yaml');
  return [
    ...(problems.length > 0
      ? [
          'First: these texts were right for the past edition but are wrong for the new one. Nothing is published',
          'until you have fixed them (npm run check lists the ones that are left):',
          ...problems.map((problem) => `   ${formatProblem(problem)}`),
          '',
        ]
      : []),
    ...(STAND_IN.test(past.site)
      ? [
          `The archive of ${past.dates.first.slice(0, 4)} names ${past.site} as its address, which is a placeholder. If the website has a real`,
          'one, undo everything (git reset --hard, then git clean -fd archive), write the address as site: in',
          'content/conference.yaml, commit that, and begin again.',
          '',
        ]
      : []),
    'What is left to do, all of it in the folder content:',
    '',
    `1. Write what begins with “${TO_BE_WRITTEN}”, and replace the addresses https://example.org/… with real ones:`,
    ...[...Map.groupBy(standIns, ({ file }) => file)].map(
      ([file, places]) =>
        `   content/${file}: line${places.length > 1 ? 's' : ''} ${places.map(({ line }) => line).join(', ')}`,
    ),
    '',
    mentions.length > 0
      ? '2. Read these lines. They mention the past edition, its year or its month. Some may be right as they are:'
      : '2. No other line mentions the past edition, its year or its month.',
    ...mentions.map(({ file, line, text }) => `   content/${file}:${line}: ${shortened(text)}`),
    '',
    '3. Check the rest: committees that change (files in content/committees, and committeeCount in',
    '   content/conference.yaml), the dress code, the names in content/secretariat.yaml, and the announcements in content/parents.yaml.',
    ...keptFor(files),
    ...(unusedTerms.length > 0
      ? [
          '',
          '4. Nothing uses these words any more, so they were removed from content/glossary.yaml. Add the new ones there:',
          `   ${unusedTerms.join(', ')}`,
        ]
      : []),
  ].join('\n');
}

/** What stays with a committee though another agenda may need another. */
function keptFor(files: ReadonlyMap<string, string>): string[] {
  const places = findLines(files, /^setting:|^ {2}label:/).filter(({ file }) => file.startsWith('committees/'));
  if (places.length === 0) return [];
  return [
    '   These lines depend on the agenda of a committee, or on who it is for. Check that they are still right:',
    ...places.map(({ file, line, text }) => `   content/${file}:${line}: ${shortened(text)}`),
  ];
}

function shortened(text: string): string {
  return text.length > 110 ? `${text.slice(0, 109)}…` : text;
}
