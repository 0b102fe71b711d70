import type { Edition } from '../content/collections.ts';
import { ByPhase } from '../ui/by-phase.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { closingLine } from './closing-line.ts';
import { type FooterOptions, footerColumns, MenuEntries } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

/** The footer of every page but the splash page. */
export function SiteFooter({ edition, ...options }: { edition: Edition } & FooterOptions) {
  const { name, city, dates, social } = edition.conference;
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
          {footerColumns(edition, options).map(({ title, entries }) => (
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
