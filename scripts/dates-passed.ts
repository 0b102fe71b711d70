/**
 * `node scripts/dates-passed.ts`: prints `passed=true` if the site has to be published again because a date has passed:
 * search engines, link previews and readers without scripts see the words of the day on which it was built.
 */
import { getContentFolder } from '../src/content/load.ts';
import { contentOf } from '../src/content/read.ts';
import type { Conference } from '../src/content/schemas/conference.ts';
import { boundariesOf, phaseAt } from '../src/phase/phase.ts';
import { routes } from '../src/routes.ts';
import { addDays, DAY_MS } from '../src/shared/dates.ts';
import { endOf } from '../src/shared/time-zones.ts';

if (import.meta.main) console.log(`passed=${await havePassed(contentOf(getContentFolder()).conference, Date.now())}`);

/** Whether a date has passed in the last 24 hours, or the published site is of another phase or does not answer. */
export async function havePassed(conference: Conference, now: number): Promise<boolean> {
  const { dates, registrationCloses, notice, timeZone, site } = conference;
  const boundaries = boundariesOf(conference);
  const { phase } = phaseAt(boundaries, now);
  // The home page has words of its own for the day before the first.
  const beforeEve = addDays(dates.first, -2);
  const lastDays = [beforeEve, registrationCloses, notice?.until].filter((day) => day !== undefined);
  const moments = [...boundaries, ...lastDays.map((day) => endOf(day, timeZone))];
  if (moments.some((moment) => moment <= now && now < moment + DAY_MS)) return true;
  try {
    const home = await fetch(`${site}${routes.home}`);
    return !(await home.text()).includes(` data-phase="${phase}"`);
  } catch (error) {
    console.error(error);
    return true;
  }
}
