import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { ANCHORS, routes } from '../routes.ts';
import { capitalise, editionName } from '../shared/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { ariaCurrent } from './navigation.tsx';
import styles from './site-header.module.css';

export function SiteHeader({ content, path }: { content: SiteContent; path: string }) {
  const { shortName, edition: number } = content.conference;
  return (
    <>
      <Link className={styles.skip} href={`#${ANCHORS.main}`}>
        Skip to content
      </Link>
      <header className={clsx('screen-only', styles.header)} data-theme="night">
        <div className={clsx('wrap', styles.inner)}>
          <Link className={styles.brand} href={routes.splash}>
            <LogoMark />
            <span className={styles.names}>
              <b>{shortName}</b>
              <span>{capitalise(editionName(number))}</span>
            </span>
          </Link>
          <MainNavigation content={content} path={path} />
          <Link className={styles.search} href={routes.search} aria-current={ariaCurrent(routes.search, path)}>
            <Icon name="search" />
            <span className="visually-hidden">Search</span>
          </Link>
        </div>
      </header>
    </>
  );
}

/** The mark of the school: decorative, since a name is beside it. */
export function LogoMark() {
  return <span className={clsx('ornament', styles.mark)} aria-hidden="true" />;
}
