import type { Frame } from '../content/facts/frame.ts';
import { ByPhase } from '../features/phase/by-phase.tsx';
import { Icon } from '../ui/icon.tsx';
import { Label, Quiet } from '../ui/letters.tsx';
import { Link } from '../ui/link.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { MenuEntries } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

/** The footer of every page but the splash page. */
export function SiteFooter({ name, footer }: { name: string; footer: Frame['footer'] }) {
  const { label, closingLine, columns, rightsReserved, social } = footer;
  return (
    <footer className={`screen-only ${styles.footer}`} data-theme="night">
      <div className={styles.rules}>
        <Ornament className={styles.lattice} />
      </div>
      <div className={`wrap stack ${styles.grid}`}>
        <p className={styles.closingLine}>
          <Label as="span" className={styles.closingLabel} lang={label.lang}>
            {label.words}
          </Label>
          <span lang={closingLine.lang}>
            <ByPhase words={closingLine.words} />
          </span>
        </p>
        <nav className={styles.nav} aria-label="Footer">
          {columns.map(({ title, entries }) => (
            <div key={title.words}>
              <Label lang={title.lang}>{title.words}</Label>
              <ul>
                <MenuEntries entries={entries} />
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
            <span data-current-year>{new Date().getFullYear()}</span>.{' '}
            <span lang={rightsReserved.lang}>{rightsReserved.words}</span>
          </span>
        </p>
        {social && (
          <Link className={`target ${styles.handle}`} href={social.href} lang={social.lang}>
            {social.label}
            <Icon name="arrow-out" />
          </Link>
        )}
      </Quiet>
    </footer>
  );
}
