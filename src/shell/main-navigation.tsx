import { OPENS_REGISTRATION } from '../features/registration/registration-dialog.tsx';
import { isExternal } from '../shared/base-path.ts';
import type { PhaseWords } from '../shared/phases.ts';
import { roman } from '../shared/words.ts';
import { Button } from '../ui/button.tsx';
import { ByPhase } from '../ui/by-phase.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './main-navigation.module.css';
import { ariaCurrent, type MenuItem } from './navigation.tsx';
import header from './site-header.module.css';

interface MainNavigationProps {
  items: MenuItem[];
  path: string;
  /** What is true of the conference now, for the foot of the drawer. */
  phase: PhaseWords;
}

/**
 * The main navigation: a row of links with menus on wide screens, a drawer with one open group at a time on small
 * ones. Drawer and groups are `details` elements. That of the drawer is empty, so that wide screens can show the
 * links while it is closed. `shell/menus.client.ts` adds hover and Escape.
 */
export function MainNavigation({ items, path, phase }: MainNavigationProps) {
  return (
    <div data-menu-region="drawer">
      <details className={styles.drawer}>
        <summary className={styles.toggle}>
          <span className={styles.whenClosed}>
            Menu <Icon name="menu" />
          </span>
          <span className={styles.whenOpen}>
            Close <Icon name="close" />
          </span>
        </summary>
      </details>
      <nav className={styles.nav} aria-label="Main">
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.href} {...item} path={path} />
          ))}
        </ul>
        <p className={styles.foot}>
          <Button kind="accent" data-when="before" {...OPENS_REGISTRATION}>
            Register Now
          </Button>
          <Button kind="line" data-when="during after" {...OPENS_REGISTRATION}>
            Register Now
          </Button>
          <span>
            <ByPhase words={phase} />
          </span>
        </p>
      </nav>
    </div>
  );
}

function Item({ label, href, menu, isInDrawer, path }: MenuItem & { path: string }) {
  const current = ariaCurrent(href, path);
  const link = (
    <Link className={`${header.barred} ${styles.link}`} href={href} aria-current={current}>
      {label}
    </Link>
  );
  if (!menu) return <li className={isInDrawer ? `${styles.item} ${styles.inDrawer}` : styles.item}>{link}</li>;
  return (
    <li
      className={`${styles.item} ${styles.group} ${menu.isNumbered ? styles.wide : ''}`}
      data-menu-region="header"
      data-current={current}
    >
      {link}
      <details name="site-menu">
        <summary className={styles.more}>
          <span className={styles.moreLabel}>{label}</span>
          <span className="visually-hidden"> menu</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.menu}>
          <p className={styles.index}>
            <Link href={href} aria-current={current === 'page' ? current : undefined}>
              {menu.index}
              <Icon name="arrow-right" />
            </Link>
          </p>
          <ul>
            {menu.links.map((link, index) => (
              <li key={link.label}>
                <Link href={link.href} aria-current={ariaCurrent(link.href, path)}>
                  {menu.isNumbered && (
                    <span className={styles.numeral} aria-hidden="true">
                      {roman(index + 1)}
                    </span>
                  )}
                  {link.label}
                  {isExternal(link.href) && <Icon name="arrow-out" />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
