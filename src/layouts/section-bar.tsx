import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { statusWords } from '../content/status-words.ts';
import { ByPhase } from '../phase/by-phase.tsx';
import { furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './section-bar.module.css';

export function SectionBar({ path, content }: { path: string; content: SiteContent }) {
  const status = statusWords(content.conference);
  return (
    <nav className={clsx('screen-only', styles.bar)} aria-label="Section">
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
