import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { dayNames } from '../content/conference-facts.ts';
import type { Conference } from '../content/schemas/conference.ts';
import { ByPhase } from '../phase/by-phase.tsx';
import type { PhaseWords } from '../phase/phase.ts';
import { countDays, formatDate, formatDays, formatShortDays, formatShortMonth } from '../shared/dates.ts';
import { editionName } from '../shared/words.ts';
import { furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './section-bar.module.css';

export function SectionBar({ path, content }: { path: string; content: SiteContent }) {
  return (
    <nav className={clsx('screen-only', styles.bar)} aria-label="Section">
      <div className={clsx('wrap', styles.inner)}>
        <p className={clsx('quiet', styles.phase)}>
          <span className="wide">
            <ByPhase words={longStatus(content.conference)} />
          </span>
          <span className="narrow">
            <ByPhase words={shortStatus(content.conference)} />
          </span>
        </p>
        <ul className={styles.links}>
          <MenuEntries
            path={path}
            isMarked
            entries={[
              ...furtherLinks(content, 'bar'),
              pageLink('guidelines', content),
              'registration',
              pageLink('contact', content),
            ]}
          />
        </ul>
      </div>
    </nav>
  );
}

/** Nothing of the hours of the conference, which nobody knows. */
function longStatus({ dates, city, edition }: Conference): PhaseWords {
  return {
    before: `${formatDays(dates)}, ${city}`,
    during: dayNames(dates).map((name) => `${name}, ${city}`),
    after: `The ${editionName(edition)} ended on ${formatDate(dates.last)}`,
  };
}

/** As few letters as a phone has room for, in two lines: `Day 1`, `of 2`. */
function shortStatus({ dates }: Conference): PhaseWords {
  return {
    before: formatShortDays(dates),
    during: countDays(dates) === 1 ? 'Today' : dayNames(dates),
    after: `Ended ${formatShortMonth(dates.last)}`,
  };
}
