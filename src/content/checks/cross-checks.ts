import { basename } from 'node:path';
import { countDays } from '../../shared/dates.ts';
import { didYouMean } from '../nearest.ts';
import { type Constraint, type FieldPath, type Issue, issuesIn } from '../reading/issue.ts';
import type { ContentFile, Facts } from '../reading/read-content.ts';

/** Files that contradict each other. @param slugs of all committees, including those whose file is invalid */
export function findContradictions(files: readonly ContentFile[], facts: Facts, slugs: string[]): Issue[] {
  const { conference, schedule, media } = facts;
  const days = conference ? countDays(conference.dates) : Number.POSITIVE_INFINITY;
  const dayExists = (day: number, path: FieldPath): Constraint => ({
    isBroken: day > days,
    path: [...path, 'day'],
    message: `The conference has no day ${day}. Its days are numbered from 1 to ${days}. Correct the number, or the dates in conference.yaml.`,
  });
  const committeeExists = (slug: string, path: FieldPath): Constraint => ({
    isBroken: !slugs.includes(slug),
    path,
    message: `There is no committee ${slug}. ${didYouMean(slug, slugs, 'Write the name of its file without .md.')}`,
  });
  return [
    ...findRepeated(files, 'committees', ['order', 'title', 'cardTitle']),
    ...findRepeated(files, 'addressals', ['order', 'title']),
    ...findRepeated(files, 'about', ['order', 'title']),
    ...issuesIn(
      'schedule.yaml',
      schedule.days.flatMap(({ day, sessions }, index) => [
        dayExists(day, ['days', index]),
        ...sessions.flatMap(({ committees }, session) =>
          committees === 'all'
            ? []
            : committees.map((slug) => committeeExists(slug, ['days', index, 'sessions', session, 'committees'])),
        ),
      ]),
    ),
    ...issuesIn(
      'media.yaml',
      media.pictures.flatMap(({ day = 1, committee }, index) => [
        dayExists(day, ['pictures', index]),
        ...(committee ? [committeeExists(committee, ['pictures', index, 'committee'])] : []),
      ]),
    ),
  ];
}

/** Values that must be unique in a folder and are not. Reported from the second file on. */
function findRepeated(files: readonly ContentFile[], folder: string, fields: string[]): Issue[] {
  const inFolder = files.filter(({ name }) => name.startsWith(`${folder}/`));
  return inFolder.flatMap((file, index) =>
    issuesIn(
      file.name,
      fields.map((field) => {
        const value = file.fields[field];
        const first = inFolder.slice(0, index).find((other) => other.fields[field] === value);
        return {
          isBroken: value !== undefined && first !== undefined,
          path: [field],
          message: `${basename(first?.name ?? '')} has the same ${field}, ${value}. Give each file its own.`,
        };
      }),
    ),
  );
}
