import { wordsIn } from '../../shared/phases.ts';
import { factsNamed } from '../fill-in.ts';
import { hindiFacts } from '../fill-in-hindi.ts';
import type { Facts } from './cross-checks.ts';
import { type Issue, issuesIn, type Row } from './issue.ts';

/** What the page in Hindi shows in English, and what may be in another order than in English. */
export function findHindiDoubts({ conference, committees, parents, 'parents-hi': hindi }: Facts): Issue[] {
  if (!conference || !parents || hindi.questions.length === 0) return [];
  const known = hindiFacts({ conference, committees, 'parents-hi': hindi });
  const labels = [...new Set(committees.flatMap(({ eligibility }) => eligibility?.label ?? []))];
  return issuesIn('parents-hi.yaml', [
    ...parents.questions.flatMap((english, index): Row[] => {
      const { question, answer, shows } = hindi.questions[index] ?? {};
      const title = wordsIn('before', english.question);
      const path = ['questions', index];
      if (hindi.questions[index] && shows !== english.shows) {
        const other = `The question at this place in parents.yaml is “${title}”, and it shows ${english.shows ?? 'nothing'}. Are the questions in the same order?`;
        return [[true, path, other]];
      }
      const missing = question ? 'answer' : 'question';
      return [
        [!question || !answer, path, `“${title}” has no ${missing} in Hindi, so visitors see the English.`],
        ...[question, answer]
          .flatMap((text) => factsNamed(text ?? ''))
          .map(
            (name): Row => [
              known[name] === undefined,
              path,
              `{${name}} is not in Hindi, so visitors see the English. Add it under facts.`,
            ],
          ),
      ];
    }),
    [
      hindi.announcements.length !== parents.announcements.length,
      ['announcements'],
      'This list is not as long as that in parents.yaml, so visitors see the English one.',
    ],
    ...labels.map(
      (label): Row => [
        !hindi.facts.eligibility[label],
        ['facts', 'eligibility'],
        `“${label}” is not in Hindi. Add it, followed by a colon and the words in Hindi.`,
      ],
    ),
  ]);
}
