import type { Edition } from '../content/collections.ts';
import { routes } from '../routes.ts';
import { addressalLinks, furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

/** The footer of every page but the splash page: what it is for comes first, and every other page is in a quiet list. */
export function SiteFooter({ edition }: { edition: Edition }) {
  const { conference, parents } = edition;
  const [brochure] = conference.resources;
  const { social, name } = conference;
  return (
    <footer className={`screen-only ${styles.footer}`} data-theme="night">
      <div className={styles.rules}>
        <span className={`ornament ${styles.lattice}`} aria-hidden="true" />
      </div>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.name}>
          <LogoMark />
          <p>
            <b>{name}</b>
            <span>
              {/* Of the build; script writes the year of the visitor's clock in its place. */}©{' '}
              <span data-current-year>{new Date().getFullYear()}</span>. All rights reserved.
            </span>
          </p>
        </div>
        <nav className={styles.lists} aria-label="Footer">
          <ul>
            <MenuEntries
              entries={[
                pageLink('about', edition),
                pageLink('media', edition),
                pageLink('contact', edition),
                ...(brochure ? [{ label: brochure.title, href: brochure.url }] : []),
                ...(social ? [{ label: social.label, href: social.url }] : []),
              ]}
            />
          </ul>
          <ul className={styles.others}>
            <MenuEntries
              entries={[
                pageLink('committees', edition),
                pageLink('guidelines', edition),
                'registration',
                { label: parents.title, href: routes.parents },
                ...addressalLinks(edition),
                pageLink('glossary', edition),
                ...furtherLinks(edition, ['footer', 'bar']),
                pageLink('search', edition),
                pageLink('offlineCopy', edition),
              ]}
            />
          </ul>
        </nav>
      </div>
    </footer>
  );
}
