import type { Edition } from '../content/collections.ts';
import { ByPhase } from '../features/phase/by-phase.tsx';
import { routes } from '../routes.ts';
import { type NamedPage, pageLink } from '../site/site-pages.ts';
import { Icon } from '../ui/icon.tsx';
import { Label, Quiet } from '../ui/letters.tsx';
import { Link } from '../ui/link.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { addressalLinks, EARLIER_EDITIONS, MenuEntries, type MenuEntry } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

/** The footer of every page but the splash page. */
export function SiteFooter({ edition, hasArchives }: { edition: Edition; hasArchives: boolean }) {
  const { conference, pages, dates, announcements, wording } = edition;
  const words = wording.menus;
  const { name, social, resources, offerOfflineCopy } = conference;
  const [brochure] = resources;
  const linkTo = (page: NamedPage) => pageLink(page, edition);
  const columns: Record<string, MenuEntry[]> = {
    [words.conference]: [
      linkTo('about'),
      linkTo('committees'),
      linkTo('guidelines'),
      ...(dates.dates.length > 0 ? [linkTo('dates')] : []),
      ...(announcements.length > 0 ? [linkTo('announcements')] : []),
      linkTo('parentsAndSchools'),
      linkTo('media'),
    ],
    [words.delegates]: [
      'registration',
      linkTo('firstConference'),
      ...(brochure ? [{ label: brochure.title, href: brochure.url }] : []),
      linkTo('contact'),
    ],
    [pages.addressals.title]: addressalLinks(edition),
    [words.thisSite]: [
      linkTo('search'),
      ...(offerOfflineCopy ? [linkTo('offlineCopy')] : []),
      linkTo('accessibility'),
      linkTo('privacy'),
      ...(hasArchives ? [{ label: wording.about.earlierEditions, href: `${routes.about}#${EARLIER_EDITIONS}` }] : []),
    ],
  };
  return (
    <footer className={`screen-only ${styles.footer}`} data-theme="night">
      <div className={styles.rules}>
        <Ornament className={styles.lattice} />
      </div>
      <div className={`wrap stack ${styles.grid}`}>
        <p className={styles.closingLine}>
          <Label as="span" className={styles.closingLabel}>
            {pages.footer.label}
          </Label>
          <ByPhase words={pages.footer.text} />
        </p>
        <nav className={styles.nav} aria-label="Footer">
          {Object.entries(columns).map(([title, entries]) => (
            <div key={title}>
              <Label>{title}</Label>
              <ul>
                <MenuEntries entries={entries} registration={wording.registration.link} />
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <Quiet as="div" isSmall className={`wrap actions ${styles.base}`}>
        <LogoMark />
        <p>
          <b>{name}</b>
          <span>
            {/* Of the build; script writes the year of the visitor's clock in its place. */}©{' '}
            <span data-current-year>{new Date().getFullYear()}</span>. {words.rightsReserved}
          </span>
        </p>
        {social && (
          <Link className={`target ${styles.handle}`} href={social.url}>
            {social.label ?? words.socialMedia}
            <Icon name="arrow-out" />
          </Link>
        )}
      </Quiet>
    </footer>
  );
}
