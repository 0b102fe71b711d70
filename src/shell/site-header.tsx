import type { Edition } from '../content/collections.ts';
import type { PhaseWords } from '../shared/phases.ts';
import { capitalise, ordinal } from '../shared/words.ts';
import { routes } from '../site/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { LogoMark } from './logo-mark.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { ariaCurrent, headerItems } from './navigation.ts';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  /** Language of the header, if that of the page is another. */
  lang?: string | undefined;
  edition: Edition;
  /** What is true of the conference now, for the foot of the drawer. */
  phase: PhaseWords;
  /** Path of the page that is shown. */
  path: string;
}

/** The fixed header: logo, name, the main navigation, which is a drawer on small screens, and the search. */
export function SiteHeader({ lang, edition, phase, path }: SiteHeaderProps) {
  const { shortName, edition: number } = edition.conference;
  return (
    <>
      {/* First stop of the keyboard: past the header to the page itself. */}
      <a className={styles.skip} href="#main" lang={lang}>
        Skip to content
      </a>
      <header className={`screen-only ${styles.header}`} data-theme="night" lang={lang}>
        <div className={`wrap ${styles.inner}`}>
          <Link className={styles.brand} href={routes.splash}>
            <LogoMark isFull={path === routes.splash} />
            <span className={styles.names}>
              <b>{shortName}</b>
              <span>{capitalise(ordinal(number))} edition</span>
            </span>
          </Link>
          <MainNavigation items={headerItems(edition)} path={path} phase={phase} />
          {/* Its keys are those of features/search/search-shortcut.client.ts. */}
          <Link
            className={`${styles.barred} ${styles.search}`}
            href={routes.search}
            aria-current={ariaCurrent(routes.search, path)}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Icon name="search" />
            <span className="visually-hidden">Search</span>
          </Link>
        </div>
      </header>
    </>
  );
}
