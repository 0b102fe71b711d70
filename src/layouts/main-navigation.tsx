import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { newcomerLinks } from '../content/newcomer-links.ts';
import { addressalPath, committeePath, type MenuLink } from '../routes.ts';
import { roman } from '../shared/words.ts';
import { ExternalArrow } from '../ui/arrow-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { RegisterButtons } from '../ui/registration.tsx';
import styles from './main-navigation.module.css';
import marked from './marked.module.css';
import { ariaCurrent, pageLink } from './navigation.tsx';

interface MenuItem extends MenuLink {
  /** The notes are shown in a wide menu. */
  links?: (MenuLink & { note?: string })[];
  /** Label of the link to the item's own page inside its menu. Small screens have no other link to it. */
  index?: string;
  isNumbered?: boolean;
}

function itemsOf(content: SiteContent): MenuItem[] {
  const { addressals, committees, conference } = content;
  const resources = conference.resources.map(({ title, url }) => ({ label: title, href: url }));
  return [
    pageLink('home', content),
    pageLink('about', content),
    {
      ...pageLink('addressals', content),
      index: 'All addressals',
      links: addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) })),
    },
    {
      ...pageLink('committees', content),
      index: 'All committees',
      links: committees.map(({ slug, title, fullName }) => ({
        label: title,
        href: committeePath(slug),
        note: fullName,
      })),
      isNumbered: true,
    },
    { ...pageLink('resources', content), index: 'All resources', links: resources },
    pageLink('contact', content),
  ];
}

/** The links are outside the drawer's `details`, so that wide screens can show them while it is closed. */
export function MainNavigation({ content, path }: { content: SiteContent; path: string }) {
  return (
    <div data-menu-region="drawer">
      <details className={styles.drawer}>
        <summary className={styles.toggle}>
          <span className="when-closed">
            Menu <Icon name="menu" />
          </span>
          <span className="when-open">
            Close <Icon name="close" />
          </span>
        </summary>
      </details>
      <nav className={styles.nav} aria-label="Main">
        <ul className={styles.list}>
          {itemsOf(content).map((item) => (
            <Item key={item.href} {...item} path={path} />
          ))}
        </ul>
        <div className={styles.foot}>
          <RegisterButtons />
          <ul>
            {newcomerLinks(content).flatMap(({ label, href, when, translations = [] }) =>
              [{ label, href, lang: undefined }, ...translations].map(({ label, href, lang }) => (
                <li key={href} data-when={when}>
                  <Link href={href} lang={lang} hrefLang={lang} aria-current={ariaCurrent(href, path)}>
                    {label}
                  </Link>
                </li>
              )),
            )}
          </ul>
        </div>
      </nav>
    </div>
  );
}

function Item({ label, href, links = [], index, isNumbered, path }: MenuItem & { path: string }) {
  const current = ariaCurrent(href, path);
  const link = (
    <Link className={marked.marked} href={href} aria-current={current}>
      {label}
    </Link>
  );
  if (links.length === 0) return <li className={styles.item}>{link}</li>;
  return (
    <li
      className={clsx(styles.item, styles.group, isNumbered && styles.long)}
      data-menu-region="header"
      data-current={current}
    >
      {link}
      <details name="site-menu">
        <summary>
          <span>
            {label}
            <span className="visually-hidden"> menu</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.menu}>
          <ul>
            {links.map((link, index) => (
              <li key={link.label}>
                <Link className={link.note && 'stretched'} href={link.href} aria-current={ariaCurrent(link.href, path)}>
                  {isNumbered && (
                    <span className={styles.numeral} aria-hidden="true">
                      {roman(index + 1)}
                    </span>
                  )}
                  {link.label}
                  <ExternalArrow href={link.href} />
                </Link>
                {link.note && <small className={styles.note}>{link.note}</small>}
              </li>
            ))}
          </ul>
          <Link className={styles.index} href={href} aria-current={current === 'page' ? current : undefined}>
            {index}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </details>
    </li>
  );
}
