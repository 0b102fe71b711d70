import type { Edition } from '../content/collections.ts';
import type { PhaseWords } from '../content/phases.ts';
import { ByPhase } from '../features/phase/by-phase.tsx';
import { countDays, type DateRange, formatDayAndMonth } from '../shared/dates.ts';
import { cardinal, ordinal } from '../shared/words.ts';
import { routes } from '../site/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { addressalLinks, EARLIER_EDITIONS, MenuEntries, type MenuEntry } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

/** The footer of every page but the splash page. */
export function SiteFooter({ edition, hasArchives }: { edition: Edition; hasArchives: boolean }) {
  const { name, city, dates, social, resources, offerOfflineCopy } = edition.conference;
  const [brochure] = resources;
  const columns: Record<string, MenuEntry[]> = {
    Conference: [
      { label: 'About', href: routes.about },
      { label: 'Committees', href: routes.committees },
      { label: 'Guidelines', href: routes.guidelines },
      { label: 'Parents and schools', href: routes.parentsAndSchools },
      { label: 'Media', href: routes.media },
    ],
    Delegates: [
      'registration',
      { label: 'First conference?', href: routes.firstConference },
      ...(brochure ? [{ label: brochure.title, href: brochure.url }] : []),
      { label: 'Contact', href: routes.contact },
    ],
    Addressals: addressalLinks(edition),
    'This site': [
      { label: 'Search', href: routes.search },
      ...(offerOfflineCopy ? [{ label: 'Keep on this phone', href: routes.offlineCopy }] : []),
      { label: 'Accessibility', href: routes.accessibility },
      { label: 'Privacy', href: routes.privacy },
      ...(hasArchives ? [{ label: 'Earlier editions', href: `${routes.about}#${EARLIER_EDITIONS}` }] : []),
    ],
  };
  return (
    <footer className={`screen-only ${styles.footer}`} data-theme="night">
      <div className={styles.rules}>
        <Ornament className={styles.lattice} />
      </div>
      <div className={`wrap stack ${styles.grid}`}>
        <p className={styles.closingLine}>
          <span className="label">In witness whereof</span>
          <ByPhase words={closingLine(city, dates)} />
        </p>
        <nav className={styles.nav} aria-label="Footer">
          {Object.entries(columns).map(([title, entries]) => (
            <div key={title}>
              <p className="label">{title}</p>
              <ul>
                <MenuEntries entries={entries} />
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={`wrap actions quiet small ${styles.base}`}>
        <LogoMark />
        <p>
          <b>{name}</b>
          <span>
            {/* Of the build; script writes the year of the visitor's clock in its place. */}©{' '}
            <span data-current-year>{new Date().getFullYear()}</span>. All rights reserved.
          </span>
        </p>
        {social && (
          <Link className={`target ${styles.handle}`} href={social.url}>
            {social.label ?? 'Social media'}
            <Icon name="arrow-out" />
          </Link>
        )}
      </div>
    </footer>
  );
}

/**
 * Place and date as the closing formula of a treaty gives them: `Done at Lucknow, on the tenth
 * and eleventh days of October, two thousand and twenty-five.`
 */
export function closingLine(city: string, dates: DateRange): PhaseWords {
  const year = `two thousand and ${cardinal(Number(dates.last.slice(2, 4)))}`;
  const done = `Done at ${city}, ${daysInWords(dates)}, ${year}.`;
  return { before: done.replace('Done', 'To be done'), during: done, after: done };
}

function daysInWords({ first, last }: DateRange): string {
  const [[day, month], [lastDay, lastMonth]] = [dayAndMonth(first), dayAndMonth(last)];
  const count = countDays({ first, last });
  if (count === 1) return `on the ${day} day of ${month}`;
  if (month === lastMonth) return `on the ${day} ${count === 2 ? 'and' : 'to'} ${lastDay} days of ${month}`;
  return `from the ${day} day of ${month} to the ${lastDay} day of ${lastMonth}`;
}

function dayAndMonth(date: string): [day: string, month: string] {
  const [day, month = ''] = formatDayAndMonth(date).split(' ');
  return [ordinal(Number(day)), month];
}
