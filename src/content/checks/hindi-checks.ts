import { wordsIn } from '../../shared/phases.ts';
import { factsNamed } from '../fill-in.ts';
import { hindiFacts } from '../fill-in-hindi.ts';
import type { Facts } from './cross-checks.ts';
import type { Issue } from './issue.ts';

const FILE = 'parents-hi.yaml';

/** What the page in Hindi shows in English, and what may be in another order than in English. */
export function findHindiDoubts({ conference, committees, parents, ...facts }: Facts): Issue[] {
  const hindi = facts['parents-hi'];
  if (!conference || !parents || hindi.questions.length === 0) return [];
  const known = hindiFacts({ conference, committees, 'parents-hi': hindi });
  const doubt = (path: PropertyKey[], message: string): Issue => ({ file: FILE, path, message });
  const labels = new Set(committees.flatMap(({ eligibility }) => eligibility?.label ?? []));
  return [
    ...parents.questions.flatMap((english, index) => {
      const path = ['questions', index];
      const { question, answer, shows } = hindi.questions[index] ?? {};
      const title = wordsIn('before', english.question);
      if (hindi.questions[index] && shows !== english.shows)
        return [
          doubt(
            path,
            `The question at this place in parents.yaml is “${title}”, and it shows ${english.shows ?? 'nothing'}. Are the questions in the same order?`,
          ),
        ];
      return [
        ...(question && answer
          ? []
          : [
              doubt(
                path,
                `“${title}” has no ${question ? 'answer' : 'question'} in Hindi, so visitors see the English.`,
              ),
            ]),
        ...[question, answer].flatMap((text) =>
          factsNamed(text ?? '')
            .filter((name) => known[name] === undefined)
            .map((name) => doubt(path, `{${name}} is not in Hindi, so visitors see the English. Add it under facts.`)),
        ),
      ];
    }),
    ...(hindi.questions.length > parents.questions.length
      ? [doubt(['questions'], 'There are more questions here than in parents.yaml. Visitors do not see the last ones.')]
      : []),
    ...(hindi.announcements.length === parents.announcements.length
      ? []
      : [
          doubt(
            ['announcements'],
            'This list is not as long as that in parents.yaml, so visitors see the English one.',
          ),
        ]),
    ...[...labels]
      .filter((label) => !hindi.facts.eligibility[label])
      .map((label) =>
        doubt(
          ['facts', 'eligibility'],
          `“${label}” is not in Hindi. Add it, followed by a colon and the words in Hindi.`,
        ),
      ),
  ];
}
