import type { Edition } from '../content/collections.ts';
import { routes } from '../site/routes.ts';
import { ByPhase } from '../ui/by-phase.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { closingLine } from './closing-line.ts';
import { addressalLinks, EARLIER_EDITIONS, MenuEntries, type MenuEntry } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

interface SiteFooterProps {
  edition: Edition;
  hasArchives: boolean;
  isKeepOffered: boolean;
}

/** The footer of every page but the splash page. */
export function SiteFooter({ edition, hasArchives, isKeepOffered }: SiteFooterProps) {
  const { name, city, dates, social, resources } = edition.conference;
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
      ...(isKeepOffered ? [{ label: 'Keep on this phone', href: routes.keep }] : []),
      { label: 'Accessibility', href: routes.accessibility },
      { label: 'Privacy', href: routes.privacy },
      ...(hasArchives ? [{ label: 'Earlier editions', href: `${routes.about}#${EARLIER_EDITIONS}` }] : []),
    ],
  };
  return (
    <footer className={`screen-only ${styles.footer}`} data-theme="night">
      <div className={styles.rules}>
        <div className={`ornament ${styles.lattice}`} aria-hidden="true" />
      </div>
      <div className={`wrap ${styles.grid}`}>
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
      <div className={`wrap actions ${styles.base}`}>
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
