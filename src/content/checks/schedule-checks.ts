import { countDays } from '../../shared/dates.ts';
import { nearest } from '../nearest.ts';
import { arePossible } from '../schemas/bounds.ts';
import type { Conference } from '../schemas/conference.ts';
import type { Schedule, Session } from '../schemas/schedule.ts';
import type { Issue } from './issue.ts';

const FILE = 'schedule.yaml';

/** What is wrong in the schedule, each with its remedy. */
export function findScheduleIssues({ days }: Schedule, conference: Conference, slugs: string[]): Issue[] {
  const count = countDays(conference.dates);
  return days.flatMap(({ day, sessions }, dayIndex) => {
    const path = ['days', dayIndex];
    const before = days[dayIndex - 1]?.day;
    return [
      ...(day < 1 || (arePossible(conference.dates) && day > count)
        ? [
            {
              file: FILE,
              path: [...path, 'day'],
              message: `The conference has no day ${day}. Its days are numbered from 1 to ${count}. Correct the number, or the dates in conference.yaml.`,
            },
          ]
        : []),
      ...(before !== undefined && day <= before
        ? [
            {
              file: FILE,
              path: [...path, 'day'],
              message: `Day ${day} comes after day ${before}. Write each day once, in order.`,
            },
          ]
        : []),
      ...sessions.flatMap((session, index) =>
        sessionIssues(session, sessions[index - 1], [...path, 'sessions', index]),
      ),
      ...sessions.flatMap(({ committees: named }, index) =>
        (named === 'all' ? [] : named)
          .filter((slug) => !slugs.includes(slug))
          .map((slug) => ({
            file: FILE,
            path: [...path, 'sessions', index, 'committees'],
            message: `There is no committee ${slug}. ${remedy(slug, slugs)}`,
          })),
      ),
      ...overlaps(sessions).flatMap(([earlier, later, index]) =>
        later.place && later.place === earlier.place
          ? [
              {
                file: FILE,
                path: [...path, 'sessions', index, 'place'],
                message: `${later.title} begins in ${later.place} at ${later.start}, but ${earlier.title} ends there at ${earlier.end}. Change a time or a place.`,
              },
            ]
          : [],
      ),
    ];
  });
}

/** Sessions at the same time that the same people may have to attend. */
export function findScheduleDoubts({ days }: Schedule): Issue[] {
  return days.flatMap(({ sessions }, day) =>
    overlaps(sessions)
      .filter(([earlier, later]) => isForSame(earlier, later))
      .map(([earlier, later, index]) => ({
        file: FILE,
        path: ['days', day, 'sessions', index],
        message: `${later.title} begins at ${later.start}, but ${earlier.title}, which the same delegates may attend, ends at ${earlier.end}. Is that meant?`,
      })),
  );
}

function sessionIssues({ start, end }: Session, before: Session | undefined, path: PropertyKey[]): Issue[] {
  return [
    ...(end <= start
      ? [
          {
            file: FILE,
            path: [...path, 'end'],
            message: `It starts at ${start}, so it cannot end at ${end}. Correct one of the two.`,
          },
        ]
      : []),
    ...(before && start < before.start
      ? [
          {
            file: FILE,
            path: [...path, 'start'],
            message: `${start} comes after ${before.start}. Put the sessions of a day in order, earliest first.`,
          },
        ]
      : []),
  ];
}

/** Pairs of sessions of which the second begins before the first ends, and the place of the second in the list. */
function overlaps(sessions: Session[]): [earlier: Session, later: Session, index: number][] {
  return sessions.flatMap((later, index) =>
    sessions
      .slice(0, index)
      .filter((earlier) => earlier.start < later.end && later.start < earlier.end)
      .map((earlier): [Session, Session, number] => [earlier, later, index]),
  );
}

/** `for` alone may mean anybody, so nothing is said of it. */
function isForSame(one: Session, other: Session): boolean {
  if ([one, other].some((session) => session.for && session.committees.length === 0)) return false;
  const [first, second] = [one.committees, other.committees];
  if (typeof first === 'string' || typeof second === 'string' || first.length === 0 || second.length === 0) return true;
  return first.some((slug) => second.includes(slug));
}

function remedy(slug: string, slugs: string[]): string {
  const meant = nearest(slug, slugs);
  return meant ? `Did you mean ${meant}?` : `Write the name of its file without .md: ${slugs.join(', ')}.`;
}
