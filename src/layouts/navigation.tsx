import type { Edition } from '../content/collections.ts';
import { addressalPath, furtherPath, type MenuLink, routes } from '../routes.ts';
import { isExternal } from '../shared/base-path.ts';
import { Icon } from '../ui/icon.tsx';
import { Link, linkClass } from '../ui/link.tsx';
import { OPENS_REGISTRATION } from '../ui/registration.tsx';
import marked from './marked.module.css';

/** A link of a menu, or the button that opens registration. */
type MenuEntry = MenuLink | 'registration';

/** Value of `aria-current` for a link: `page` on the page it leads to, `true` on the pages below it, else nothing. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** A link to each addressal. */
export function addressalLinks({ addressals }: Edition): MenuLink[] {
  return addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) }));
}

/** A link to each further page whose place is there. */
export function furtherLinks({ furtherPages }: Edition, place: 'bar' | 'footer'): MenuLink[] {
  return furtherPages
    .filter(({ menu }) => menu === place)
    .map(({ slug, title }) => ({ label: title, href: furtherPath(slug) }));
}

/** A link to a page of the site, with its title. */
export function pageLink(page: keyof Edition['ownPages'] & keyof typeof routes, { ownPages }: Edition): MenuLink {
  return { label: ownPages[page].title, href: routes[page] };
}

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** Of the page, if the entry for it is marked. */
  path?: string;
  /** With the mark of the bars under the entry of the page and under the pointer. */
  isMarked?: boolean;
}

/** Entries of the section bar and the footer. */
export function MenuEntries({ entries, path = '', isMarked = false }: MenuEntriesProps) {
  const className = isMarked ? marked.marked : linkClass('listed');
  return entries.map((entry) =>
    entry === 'registration' ? (
      <li key={entry}>
        <button className={className} {...OPENS_REGISTRATION}>
          Registration
        </button>
      </li>
    ) : (
      <li key={entry.href}>
        <Link className={className} href={entry.href} aria-current={ariaCurrent(entry.href, path)}>
          {entry.label}
          {isExternal(entry.href) && <Icon name="arrow-out" />}
        </Link>
      </li>
    ),
  );
}
