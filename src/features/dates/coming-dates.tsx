import type { Edition } from '../../content/collections.ts';
import { comingDates, keyDates } from '../../content/facts/key-dates.ts';
import { routes } from '../../routes.ts';
import { formatDayOrDays } from '../../shared/dates.ts';
import { FactList } from '../../ui/fact-list.tsx';

/** How many dates the home page names. */
const COUNT = 2;

/** The next dates, until the conference begins; nothing without `dates.yaml`. Each takes the place of one that is over. */
export function ComingDates({ edition }: { edition: Edition }) {
  const dates = comingDates(keyDates(edition), COUNT);
  if (dates.length === 0) return null;
  const { title: heading } = edition.pages.dates;
  return (
    <FactList
      data-when="before"
      facts={[
        { term: heading, lines: [edition.wording.dates.all], href: routes.dates },
        ...dates.map(({ title, days, from, until }) => ({
          term: formatDayOrDays(days),
          lines: [title],
          shown: { from, until },
        })),
      ]}
    />
  );
}
