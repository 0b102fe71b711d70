import type { Edition } from '../content/collections.ts';
import type { Frame } from '../content/facts/frame.ts';
import { ImportantAnnouncement } from '../features/announcements/important.tsx';
import { showsNotices } from '../features/announcements/notices.ts';
import { ByPhase } from '../features/phase/by-phase.tsx';
import type { MenuLink } from '../routes.ts';
import { Quiet } from '../ui/letters.tsx';
import { Link } from '../ui/link.tsx';
import { MenuEntries } from './navigation.tsx';
import styles from './section-bar.module.css';

interface SectionBarProps {
  crumbs: MenuLink[];
  path: string;
  edition: Edition;
  frame: Pick<Frame, 'phase' | 'quickLinks'>;
}

/** The second navigation bar: breadcrumbs that end with this page, the phase, and the links that most visitors need. */
export function SectionBar({ crumbs, path, edition, frame: { phase, quickLinks } }: SectionBarProps) {
  return (
    <nav className={`screen-only ${styles.bar}`} aria-label="Section">
      <div className={`wrap ${styles.inner}`}>
        {crumbs.length > 0 && (
          <ol className={styles.crumbs} aria-label="Breadcrumb">
            {crumbs.map(({ label, href, lang }, index) => (
              <li key={href}>
                {index < crumbs.length - 1 ? (
                  <Link className="target" href={href} lang={lang}>
                    {label}
                  </Link>
                ) : (
                  <Quiet as="span" aria-current="page" lang={lang}>
                    {label}
                  </Quiet>
                )}
              </li>
            ))}
          </ol>
        )}
        {showsNotices(edition) && <ImportantAnnouncement edition={edition} />}
        <Quiet className={styles.phase} lang={phase.lang}>
          <ByPhase words={phase.words} />
        </Quiet>
        <ul className={styles.quick}>
          <MenuEntries path={path} entries={quickLinks} />
        </ul>
      </div>
    </nav>
  );
}
