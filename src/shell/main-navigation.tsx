import type { Edition } from '../content/collections.ts';
import { ByPhase } from '../features/phase/by-phase.tsx';
import { RegisterButtons, registerLabel } from '../features/registration/registration-dialog.tsx';
import { committeePath, type MenuLink } from '../routes.ts';
import { isExternal } from '../shared/base-path.ts';
import { roman } from '../shared/words.ts';
import { conferencePhase } from '../site/conference-facts.ts';
import { type NamedPage, pageLink } from '../site/site-pages.ts';
import { Icon } from '../ui/icon.tsx';
import { Quiet } from '../ui/letters.tsx';
import { Link } from '../ui/link.tsx';
import { HeaderLink } from './header-link.tsx';
import styles from './main-navigation.module.css';
import { addressalLinks, ariaCurrent } from './navigation.tsx';

/** An item of the header: a link, with a menu of further links below it if it has any. */
interface MenuItem extends MenuLink {
  /** Only in the drawer of small screens: the row has no room for it. */
  isInDrawer?: boolean;
  links?: MenuLink[];
  /** Label of the link to the item's own page in its menu. On small screens it is the only one. */
  index?: string;
  /** Whether the links are counted with roman numerals. */
  isNumbered?: boolean;
}

/** The items of the header, in order. */
function itemsOf(edition: Edition): MenuItem[] {
  const { committees, conference, dates, wording } = edition;
  const words = wording.menus;
  const linkTo = (page: NamedPage) => pageLink(page, edition);
  const resources = conference.resources.map(({ title, url }) => ({ label: title, href: url }));
  return [
    linkTo('home'),
    linkTo('about'),
    { ...linkTo('addressals'), index: words.allAddressals, links: addressalLinks(edition) },
    {
      ...linkTo('committees'),
      index: committees.length === 1 ? words.oneCommittee : words.allCommittees,
      links: committees.map(({ slug, title }) => ({ label: title, href: committeePath(slug) })),
      isNumbered: true,
    },
    { ...linkTo('resources'), index: words.allResources, links: resources },
    linkTo('contact'),
    ...(dates.dates.length > 0 ? [{ ...linkTo('dates'), isInDrawer: true }] : []),
    { ...linkTo('firstConference'), isInDrawer: true },
    { ...linkTo('parentsAndSchools'), isInDrawer: true },
  ];
}

/**
 * The main navigation: a row of links with menus on wide screens, a drawer with one open group at a time on small
 * ones. Drawer and groups are `details` elements. That of the drawer is empty, so that wide screens can show the
 * links while it is closed. `shell/menus.client.ts` adds hover and Escape.
 */
export function MainNavigation({ edition, path }: { edition: Edition; path: string }) {
  return (
    <div data-menu-region="drawer">
      <details className={styles.drawer}>
        <summary className={styles.toggle}>
          <span className="when-closed">
            <span className={styles.word}>Menu</span> <Icon name="menu" />
          </span>
          <span className="when-open">
            <span className={styles.word}>Close</span> <Icon name="close" />
          </span>
        </summary>
      </details>
      <nav className={styles.nav} aria-label="Main">
        <ul className={styles.list}>
          {itemsOf(edition).map((item) => (
            <Item key={item.href} {...item} path={path} />
          ))}
        </ul>
        <Quiet isSmall className={styles.foot}>
          <RegisterButtons label={registerLabel(edition)} />
          <ByPhase words={conferencePhase(edition.conference)} />
        </Quiet>
      </nav>
    </div>
  );
}

function Item({ label, href, links = [], index, isNumbered, isInDrawer, path }: MenuItem & { path: string }) {
  const current = ariaCurrent(href, path);
  const link = (
    <HeaderLink className={styles.link} href={href} aria-current={current}>
      {label}
    </HeaderLink>
  );
  if (links.length === 0)
    return <li className={isInDrawer ? `${styles.item} ${styles.inDrawer}` : styles.item}>{link}</li>;
  return (
    <li
      className={`${styles.item} ${styles.group} ${isNumbered ? styles.wide : ''}`}
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
              {index}
              <Icon name="arrow-right" />
            </Link>
          </p>
          <ul>
            {links.map((link, index) => (
              <li key={link.label}>
                <Link href={link.href} aria-current={ariaCurrent(link.href, path)}>
                  {isNumbered && (
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
