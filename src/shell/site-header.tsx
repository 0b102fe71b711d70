import type { PhaseWords } from '../shared/phases.ts';
import { routes } from '../site/routes.ts';
import { Link } from '../ui/link.tsx';
import { LogoMark } from './logo-mark.tsx';
import { MainNavigation } from './main-navigation.tsx';
import type { MenuItem } from './navigation.ts';
import { SearchLink } from './search-link.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  shortName: string;
  /** Such as `Ninth edition`. */
  editionName: string;
  /** What is true of the conference now, for the foot of the drawer. */
  phase: PhaseWords;
  items: MenuItem[];
  /** Path of the page that is shown. */
  path: string;
}

/** The fixed header: logo, name the main navigation, which small screens open as a drawer, and the search. */
export function SiteHeader({ shortName, editionName, phase, items, path }: SiteHeaderProps) {
  return (
    <header className={`screen-only ${styles.header}`} data-theme="night">
      <div className={`wrap ${styles.inner}`}>
        <Link className={styles.brand} href={routes.splash}>
          <LogoMark isFull={path === routes.splash} />
          <span className={styles.names}>
            <b>{shortName}</b>
            <span>{editionName}</span>
          </span>
        </Link>
        <MainNavigation items={items} path={path} phase={phase} />
        <SearchLink path={path} />
      </div>
    </header>
  );
}
