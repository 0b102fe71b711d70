import type { Edition } from '../content/collections.ts';
import type { MenuEntry } from '../content/facts/frame.ts';
import { OPENS_REGISTRATION } from '../features/registration/registration-dialog.tsx';
import { addressalPath, type MenuLink } from '../routes.ts';
import { isExternal } from '../shared/base-path.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { linkClass } from '../ui/link-kind.ts';

/** Value of `aria-current` for a link: `page` on the page it leads to, `true` on the pages below it, else nothing. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** A link to each addressal. */
export function addressalLinks({ addressals }: Edition): MenuLink[] {
  return addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) }));
}

/** Entries of the section bar and the footer. @param props `path` of the page, if the entry for it is marked */
export function MenuEntries({ entries, path = '' }: { entries: MenuEntry[]; path?: string }) {
  return entries.map((entry) => (
    <li key={entry.label} lang={entry.lang}>
      {'href' in entry ? (
        <Link
          kind="listed"
          href={entry.href}
          // Said in another language, it still leads to a page in English.
          hrefLang={entry.lang && !isExternal(entry.href) ? 'en' : undefined}
          aria-current={ariaCurrent(entry.href, path)}
        >
          {entry.label}
          {isExternal(entry.href) && <Icon name="arrow-out" />}
        </Link>
      ) : (
        <button className={linkClass('listed')} {...OPENS_REGISTRATION}>
          {entry.label}
        </button>
      )}
    </li>
  ));
}
