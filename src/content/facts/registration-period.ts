import { addDays, beginOf, endOf } from '../../shared/dates.ts';
import type { TimeShown } from '../../shared/time-shown.ts';
import type { Conference } from '../schemas/conference.ts';

type Form = Conference['registration'][number];

/** `closing` is the last week in which a form is open. */
type RegistrationState = 'before' | 'open' | 'closing' | 'closed';

/** A state of a form, from midnight to midnight at the venue, and the day on which it opens or closes. */
export interface RegistrationTime extends TimeShown {
  state: RegistrationState;
  day?: string | undefined;
}

/** Its last day is one of them. */
const LAST_WEEK_DAYS = 7;

/** The states through which a form goes, in order; only `open` where it names no day. */
export function registrationTimes(
  { opens, closes }: Pick<Form, 'opens' | 'closes'>,
  timeZone: string,
): RegistrationTime[] {
  const opensAt = opens ? beginOf(opens, timeZone) : undefined;
  const lastWeekAt = closes
    ? Math.max(beginOf(addDays(closes, 1 - LAST_WEEK_DAYS), timeZone), opensAt ?? 0)
    : undefined;
  const closedAt = closes ? endOf(closes, timeZone) : undefined;
  const times: RegistrationTime[] = [
    ...(opens ? [{ state: 'before' as const, until: opensAt, day: opens }] : []),
    { state: 'open', from: opensAt, until: lastWeekAt },
    ...(closes
      ? [
          { state: 'closing' as const, from: lastWeekAt, until: closedAt, day: closes },
          { state: 'closed' as const, from: closedAt, day: closes },
        ]
      : []),
  ];
  // A form that is open for a week at most is `closing` from the start.
  return times.filter(({ from = 0, until = Number.POSITIVE_INFINITY }) => from < until);
}
