/** What must hold between fields of `content/conference.yaml`. */
import { countDays, type DateRange } from '../../shared/dates.ts';
import { type CountryCode, countryName } from '../../shared/phone.ts';
import { nearest } from '../nearest.ts';
import type { Constraint } from '../reading/issue.ts';
import { hasTimeZone, timeZonesOf } from '../time-zones.ts';
import { noTwoAlike } from './agree.ts';

/** shared.css has styles for this many days. */
const MAX_DAYS = 7;

/** What the constraints look at. */
interface Fields {
  dates: DateRange;
  nextEdition?: DateRange | undefined;
  countdownTarget: string;
  dressCode: readonly unknown[];
  registration: readonly { title: string; opens?: string | undefined; closes?: string | undefined }[];
  committeeKinds: readonly { id: string }[];
  country: CountryCode;
  timeZone: string;
}

/** The last day is not before the first, and not too long after it. */
export function datesInOrder({ dates }: Pick<Fields, 'dates'>): Constraint[] {
  const days = countDays(dates);
  return [
    {
      isBroken: days < 1,
      path: ['dates', 'last'],
      message: `The last day, ${dates.last}, is before the first, ${dates.first}. Swap them or correct one, for example: first: "${dates.last}" and last: "${dates.first}".`,
    },
    {
      isBroken: days > MAX_DAYS,
      path: ['dates', 'last'],
      message: `From ${dates.first} to ${dates.last} is ${days} days, but a conference can last ${MAX_DAYS} at most. Correct the last day.`,
    },
  ];
}

/** The next edition, if announced, comes after this one. */
export function nextEditionLater({ dates, nextEdition: next }: Pick<Fields, 'dates' | 'nextEdition'>): Constraint[] {
  return [
    {
      isBroken: next !== undefined && !(dates.last < next.first && next.first <= next.last),
      path: ['nextEdition', 'first'],
      message: `The next edition, from ${next?.first} to ${next?.last}, does not come after this one, or ends before it begins. Correct its days, or leave nextEdition out while they are not announced.`,
    },
  ];
}

/** The countdown ends on the first day. */
export function countdownToFirstDay({
  dates,
  countdownTarget,
}: Pick<Fields, 'dates' | 'countdownTarget'>): Constraint[] {
  return [
    {
      isBroken: !countdownTarget.startsWith(dates.first),
      path: ['countdownTarget'],
      message: `${countdownTarget} is not on the first day of the conference. Write: "${dates.first}T00:00:00".`,
    },
  ];
}

/** There is a dress code for each day, or none. It is not counted while the dates are wrong. */
export function dressCodeForEachDay({ dates, dressCode }: Pick<Fields, 'dates' | 'dressCode'>): Constraint[] {
  const days = countDays(dates);
  const isKnown = days > 0 && days <= MAX_DAYS;
  return [
    {
      isBroken: isKnown && dressCode.length > 0 && dressCode.length !== days,
      path: ['dressCode'],
      message: `The number of days is ${days}, and the number of dress codes is ${dressCode.length}. Write one for each day, for example: - title: Formal dress`,
    },
  ];
}

/** No two registration forms have the same title. */
export function formTitlesDiffer({ registration }: Pick<Fields, 'registration'>): Constraint[] {
  return noTwoAlike(
    registration,
    ({ title }) => title,
    ({ title }, index) => ({
      path: ['registration', index, 'title'],
      message: `Another form is already called ${title}. Give each form its own title.`,
    }),
  );
}

/** Each form opens before it closes, and neither after the conference. */
export function formDaysInOrder({
  dates: { last },
  registration,
}: Pick<Fields, 'dates' | 'registration'>): Constraint[] {
  return registration.flatMap(({ opens, closes }, index) => {
    const path = ['registration', index];
    return [
      {
        isBroken: opens !== undefined && closes !== undefined && closes < opens,
        path: [...path, 'closes'],
        message: `It opens on ${opens}, so it cannot close on ${closes}. Correct one of the two.`,
      },
      {
        isBroken: opens !== undefined && opens > last,
        path: [...path, 'opens'],
        message: `It opens on ${opens}, after the last day of the conference, ${last}. Correct the day, or the dates of the conference.`,
      },
      {
        isBroken: closes !== undefined && closes > last,
        path: [...path, 'closes'],
        message: `It closes on ${closes}, after the last day of the conference, ${last}. Correct the day, or the dates of the conference.`,
      },
    ];
  });
}

/** No two kinds of committees have the same id. */
export function kindIdsDiffer({ committeeKinds }: Pick<Fields, 'committeeKinds'>): Constraint[] {
  return noTwoAlike(
    committeeKinds,
    ({ id }) => id,
    ({ id }, index) => ({
      path: ['committeeKinds', index, 'id'],
      message: `Another kind already has the id ${id}. Give each kind its own.`,
    }),
  );
}

/** The time zone is one of the country. */
export function timeZoneOfCountry({ country, timeZone }: Pick<Fields, 'country' | 'timeZone'>): Constraint[] {
  if (hasTimeZone(country, timeZone)) return [];
  const known = timeZonesOf(country);
  const zones = known.length > 0 ? known : Intl.supportedValuesOf('timeZone');
  const ofCity = zones.find((zone) => zone.toLowerCase().endsWith(`/${timeZone.toLowerCase()}`));
  const meant = ofCity ?? nearest(timeZone, zones);
  const remedy =
    meant || zones.length === 1 ? `Write: ${meant ?? zones[0]}` : `Write one of these: ${zones.join(', ')}`;
  const problem = timeZone ? `${timeZone} is not a time zone of ${countryName(country)}.` : 'The time zone is missing.';
  return [{ isBroken: true, path: ['timeZone'], message: `${problem} ${remedy}` }];
}
