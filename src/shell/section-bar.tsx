import type { Edition } from '../content/collections.ts';
import { ByPhase } from '../phase/by-phase.tsx';
import type { MenuLink } from '../routes.ts';
import { conferencePhase } from '../site/conference-facts.ts';
import { Link } from '../ui/link.tsx';
import { furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './section-bar.module.css';

interface SectionBarProps {
  /** Where a page below another page is; empty elsewhere. */
  crumbs: MenuLink[];
  path: string;
  edition: Edition;
}

/** The second navigation bar: where the page is, or the dates, and the links that most visitors need. */
export function SectionBar({ crumbs, path, edition }: SectionBarProps) {
  return (
    <nav className={`screen-only ${styles.bar}`} aria-label="Section">
      <div className={`wrap ${styles.inner}`}>
        {crumbs.length > 0 && (
          <ol className={styles.crumbs} aria-label="Breadcrumb">
            {crumbs.map(({ label, href }, index) => (
              <li key={href}>
                {index < crumbs.length - 1 ? (
                  <Link className="target" href={href}>
                    {label}
                  </Link>
                ) : (
                  <span className="quiet" aria-current="page">
                    {label}
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
        <p className={`quiet ${styles.phase}`}>
          <ByPhase words={conferencePhase(edition.conference)} />
        </p>
        <ul className={styles.quick}>
          <MenuEntries
            path={path}
            entries={[
              ...furtherLinks(edition, ['bar']),
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
