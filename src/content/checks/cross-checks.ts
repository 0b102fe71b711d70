import { countDays } from '../../shared/dates.ts';
import { didYouMean } from '../nearest.ts';
import { type FieldPath, type Issue, issuesIn, type Row } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

/** Valid files that contradict each other. @param slugs of all committees, including those whose file is invalid */
export function findContradictions(facts: Facts, slugs: string[]): Issue[] {
  const { conference, schedule, media, committees, addressals, about } = facts;
  const days = conference ? countDays(conference.dates) : Number.POSITIVE_INFINITY;
  const noDay = (day: number, path: FieldPath): Row => [
    day > days,
    [...path, 'day'],
    `The conference has no day ${day}. Its days are numbered from 1 to ${days}. Correct the number, or the dates in conference.yaml.`,
  ];
  const noCommittee = (slug: string, path: FieldPath, field: string): Row => [
    !slugs.includes(slug),
    [...path, field],
    `There is no committee ${slug}. ${didYouMean(slug, slugs, 'Write the name of its file without .md.')}`,
  ];
  return [
    ...repeated('committees', committees, ['order', 'title', 'cardTitle']),
    ...repeated('addressals', addressals, ['order', 'title']),
    ...repeated('about', about, ['order', 'title']),
    ...issuesIn(
      'schedule.yaml',
      schedule.days.flatMap(({ day, sessions }, index) => [
        noDay(day, ['days', index]),
        ...sessions.flatMap(({ committees }, session) =>
          committees === 'all'
            ? []
            : committees.map((slug) => noCommittee(slug, ['days', index, 'sessions', session], 'committees')),
        ),
      ]),
    ),
    ...issuesIn(
      'media.yaml',
      media.pictures.flatMap(({ day = 1, committee }, index) => [
        noDay(day, ['pictures', index]),
        ...(committee ? [noCommittee(committee, ['pictures', index], 'committee')] : []),
      ]),
    ),
  ];
}

/** Values that must be unique in a collection and are not. Reported from the second entry on. */
function repeated(folder: string, entries: Record<string, unknown>[], keys: string[]): Issue[] {
  return entries.flatMap((entry, index) =>
    issuesIn(
      `${folder}/${entry.slug}.md`,
      keys.map((key) => {
        const first = entries.slice(0, index).find((other) => other[key] === entry[key]);
        return [first, [key], `${first?.slug}.md has the same ${key}, ${entry[key]}. Give each file its own.`];
      }),
    ),
  );
}
