import { basename } from 'node:path';
import { countDays } from '../../shared/dates.ts';
import { didYouMean } from '../nearest.ts';
import { type Constraint, type FieldPath, type Issue, issuesIn } from '../reading/issue.ts';
import type { ContentFile, Facts } from '../reading/read-content.ts';
import type { Conference } from '../schemas/conference.ts';

/** Files that contradict each other. @param slugs of all committees, including those whose file is invalid */
export function findContradictions(files: readonly ContentFile[], facts: Facts, slugs: string[]): Issue[] {
  const { conference, schedule, dates, media } = facts;
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
  const committeesExist = (slugs: 'all' | string[], path: FieldPath): Constraint[] =>
    slugs === 'all' ? [] : slugs.map((slug) => committeeExists(slug, [...path, 'committees']));
  return [
    ...findRepeated(files, 'committees', ['order', 'title', 'cardTitle']),
    ...(conference ? findUnknownGroups(files, conference) : []),
    ...findRepeated(files, 'addressals', ['order', 'title']),
    ...findRepeated(files, 'about', ['order', 'title']),
    ...findRepeated(files, 'announcements', ['title']),
    ...issuesIn(
      'schedule.yaml',
      schedule.days.flatMap(({ day, sessions }, index) => [
        dayExists(day, ['days', index]),
        ...sessions.flatMap(({ committees }, session) =>
          committeesExist(committees, ['days', index, 'sessions', session]),
        ),
      ]),
    ),
    ...issuesIn(
      'dates.yaml',
      dates.dates.flatMap(({ committees }, index) => committeesExist(committees, ['dates', index])),
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

/** Committees of a kind, or with a restriction, for which `conference.yaml` has no words. */
function findUnknownGroups(files: readonly ContentFile[], { committeeKinds, eligibility: words }: Conference): Issue[] {
  const kinds = committeeKinds.map(({ id }) => id);
  return inFolder(files, 'committees').flatMap(({ name, fields: { kind, eligibility } }) =>
    issuesIn(name, [
      {
        isBroken: typeof kind === 'string' && !kinds.includes(kind),
        path: ['kind'],
        message: `conference.yaml has no kind ${kind}. Write one of these words here: ${kinds.join(', ')}. Or add it there, under committeeKinds.`,
      },
      {
        isBroken: eligibility !== undefined && words === undefined,
        path: ['eligibility'],
        message:
          'Not everybody may take part in this committee, and conference.yaml does not say who may in the others. Add eligibility there, with these lines: heading, legend, everyone, others, othersLabel, othersNote.',
      },
    ]),
  );
}

/** Values that must be unique in a folder and are not. Reported from the second file on. */
function findRepeated(files: readonly ContentFile[], folder: string, fields: string[]): Issue[] {
  const texts = inFolder(files, folder);
  return texts.flatMap((file, index) =>
    issuesIn(
      file.name,
      fields.map((field) => {
        const value = file.fields[field];
        const first = texts.slice(0, index).find((other) => other.fields[field] === value);
        return {
          isBroken: value !== undefined && first !== undefined,
          path: [field],
          message: `${basename(first?.name ?? '')} has the same ${field}, ${value}. Give each file its own.`,
        };
      }),
    ),
  );
}

function inFolder(files: readonly ContentFile[], folder: string): ContentFile[] {
  return files.filter(({ name }) => name.startsWith(`${folder}/`));
}
