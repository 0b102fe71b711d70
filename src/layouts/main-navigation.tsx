import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { newcomerLinks } from '../content/newcomer-links.ts';
import { addressalPath, committeePath, type TitledLink } from '../routes.ts';
import { roman } from '../shared/words.ts';
import { ExternalArrow } from '../ui/arrow-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { RegisterButtons } from '../ui/registration.tsx';
import highlight from './highlight.module.css';
import styles from './main-navigation.module.css';
import { ariaCurrent, pageLink } from './navigation.tsx';

interface MenuItem extends TitledLink {
  /** Links in the menu of the item. Their notes are shown only in the menu of the committees. */
  links?: TitledLink[];
  /** Label of the link to the page of the item, inside its menu. Small screens have no other link to that page. */
  index?: string;
  isNumbered?: boolean;
}

function itemsOf(content: SiteContent): MenuItem[] {
  const { addressals, committees, conference } = content;
  // The notes of documents are left out, since their menu has no room for them.
  const documents = conference.resources.map(({ title, url }) => ({ title, url }));
  return [
    pageLink('home', content),
    pageLink('about', content),
    {
      ...pageLink('addressals', content),
      index: 'All addressals',
      links: addressals.map(({ slug, title }) => ({ title, url: addressalPath(slug) })),
    },
    {
      ...pageLink('committees', content),
      index: 'All committees',
      links: committees.map(({ slug, title, fullName }) => ({
        title,
        url: committeePath(slug),
        note: fullName,
      })),
      isNumbered: true,
    },
    { ...pageLink('resources', content), index: 'All resources', links: documents },
    pageLink('contact', content),
  ];
}

/** The links are outside the drawer's `details`, so that wide screens can show them while the `details` is closed. */
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
            <Item key={item.url} {...item} path={path} />
          ))}
        </ul>
        <div className={styles.foot}>
          <RegisterButtons />
          <ul>
            {newcomerLinks(content).flatMap(({ title, url, when, translations = [] }) =>
              [{ title, url, lang: undefined }, ...translations].map(({ title, url, lang }) => (
                <li key={url} data-when={when}>
                  <Link href={url} lang={lang} hrefLang={lang} aria-current={ariaCurrent(url, path)}>
                    {title}
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

function Item({ title, url, links = [], index, isNumbered, path }: MenuItem & { path: string }) {
  const current = ariaCurrent(url, path);
  const link = (
    <Link className={highlight.highlight} href={url} aria-current={current}>
      {title}
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
            {title}
            <span className="visually-hidden"> menu</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.menu}>
          <ul>
            {links.map((link, index) => (
              <li key={link.title}>
                <Link className={link.note && 'stretched'} href={link.url} aria-current={ariaCurrent(link.url, path)}>
                  {isNumbered && (
                    <span className={styles.numeral} aria-hidden="true">
                      {roman(index + 1)}
                    </span>
                  )}
                  {link.title}
                  <ExternalArrow href={link.url} />
                </Link>
                {link.note && <small className={styles.note}>{link.note}</small>}
              </li>
            ))}
          </ul>
          <Link className={styles.index} href={url} aria-current={current === 'page' ? current : undefined}>
            {index}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </details>
    </li>
  );
}
