import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { statusWords } from '../content/status-words.ts';
import { ByPhase } from '../phase/by-phase.tsx';
import { furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './second-bar.module.css';

interface SecondBarProps {
  path: string;
  content: Pick<SiteContent, 'conference' | 'ownPages' | 'furtherPages'>;
  /** The bar is above a dark head. */
  isNight: boolean;
}

export function SecondBar({ path, content, isNight }: SecondBarProps) {
  const status = statusWords(content.conference);
  return (
    <nav className={clsx('screen-only', styles.bar)} aria-label="Section" {...(isNight && { 'data-theme': 'night' })}>
      <div className={clsx('wrap', styles.inner)}>
        <p className={clsx('quiet', styles.phase)}>
          <span className="wide">
            <ByPhase words={status.bar} />
          </span>
          <span className="narrow">
            <ByPhase words={status.barOnPhones} />
          </span>
        </p>
        <ul className={styles.links}>
          <MenuEntries
            path={path}
            isHighlighted
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
