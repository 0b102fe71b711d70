import { clsx } from 'clsx';
import type { Edition } from '../content/collections.ts';
import { ByPhase } from '../phase/by-phase.tsx';
import { conferencePhase, shortPhase } from '../site/conference-facts.ts';
import { furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './section-bar.module.css';

/** The second navigation bar: the dates, or where the conference stands, and the links that most visitors need. */
export function SectionBar({ path, edition }: { path: string; edition: Edition }) {
  return (
    <nav className={clsx('screen-only', styles.bar)} aria-label="Section">
      <div className={clsx('wrap', styles.inner)}>
        <p className={clsx('quiet', styles.phase)}>
          <span className="wide">
            <ByPhase words={conferencePhase(edition.conference)} />
          </span>
          <span className="narrow">
            <ByPhase words={shortPhase(edition.conference)} />
          </span>
        </p>
        <ul className={styles.links}>
          <MenuEntries
            path={path}
            isMarked
            entries={[
              ...furtherLinks(edition, 'bar'),
              pageLink('guidelines', edition),
              'registration',
              pageLink('contact', edition),
            ]}
          />
        </ul>
      </div>
    </nav>
  );
}
