import type { Edition } from '../content/collections.ts';
import { OPENS_REGISTRATION } from '../features/registration/registration-dialog.tsx';
import { addressalPath, type MenuLink } from '../routes.ts';
import { isExternal } from '../shared/base-path.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { linkClass } from '../ui/link-kind.ts';

/** Anchor on the About page of the list of archives. */
export const EARLIER_EDITIONS = 'earlier-editions';

/** What a list of links leads to; `registration` is the button that opens the dialog. */
export type MenuEntry = MenuLink | 'registration';

/** Value of `aria-current` for a link: `page` on the page it leads to, `true` on the pages below it, else nothing. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** A link to each addressal. */
export function addressalLinks({ addressals }: Edition): MenuLink[] {
  return addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) }));
}

interface MenuEntriesProps {
  entries: MenuEntry[];
  /** What the button says that opens the dialog. */
  registration: string;
  /** Of the page, if the entry for it is marked. */
  path?: string;
}

/** Entries of the section bar and the footer. */
export function MenuEntries({ entries, registration, path = '' }: MenuEntriesProps) {
  return entries.map((entry) =>
    entry === 'registration' ? (
      <li key={entry}>
        <button className={linkClass('listed')} {...OPENS_REGISTRATION}>
          {registration}
        </button>
      </li>
    ) : (
      <li key={entry.label}>
        <Link kind="listed" href={entry.href} aria-current={ariaCurrent(entry.href, path)}>
          {entry.label}
          {isExternal(entry.href) && <Icon name="arrow-out" />}
        </Link>
      </li>
    ),
  );
}
