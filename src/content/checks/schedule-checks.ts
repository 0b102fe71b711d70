import { countDays } from '../../shared/dates.ts';
import { noCommittee } from '../nearest.ts';
import { arePossible } from '../schemas/bounds.ts';
import type { Conference } from '../schemas/conference.ts';
import type { Schedule, Session } from '../schemas/schedule.ts';
import { type Issue, issuesIn, type Row } from './issue.ts';

const FILE = 'schedule.yaml';

/** What is wrong in the schedule, each with its remedy. */
export function findScheduleIssues({ days }: Schedule, conference: Conference, slugs: string[]): Issue[] {
  const count = countDays(conference.dates);
  return days.flatMap(({ day, sessions }, dayIndex) => {
    const path = ['days', dayIndex];
    const before = days[dayIndex - 1]?.day ?? 0;
    return [
      ...issuesIn(
        FILE,
        [
          [
            day < 1 || (arePossible(conference.dates) && day > count),
            ['day'],
            `The conference has no day ${day}. Its days are numbered from 1 to ${count}. Correct the number, or the dates in conference.yaml.`,
          ],
          [
            dayIndex > 0 && day <= before,
            ['day'],
            `Day ${day} comes after day ${before}. Write each day once, in order.`,
          ],
        ],
        path,
      ),
      ...sessions.flatMap((session, index) =>
        issuesIn(FILE, sessionRows(session, sessions[index - 1], slugs), [...path, 'sessions', index]),
      ),
      ...overlaps(sessions).flatMap(([earlier, later, index]) =>
        issuesIn(FILE, [
          [
            later.place && later.place === earlier.place,
            [...path, 'sessions', index, 'place'],
            `${later.title} begins in ${later.place} at ${later.start}, but ${earlier.title} ends there at ${earlier.end}. Change a time or a place.`,
          ],
        ]),
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

function sessionRows({ start, end, committees }: Session, before: Session | undefined, slugs: string[]): Row[] {
  const named = committees === 'all' ? [] : committees;
  return [
    [end <= start, ['end'], `It starts at ${start}, so it cannot end at ${end}. Correct one of the two.`],
    [
      before && start < before.start,
      ['start'],
      `${start} comes after ${before?.start}. Put the sessions of a day in order, earliest first.`,
    ],
    ...named.map((slug): Row => [!slugs.includes(slug), ['committees'], noCommittee(slug, slugs)]),
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
