import type { SiteContent } from '../content/collections.ts';
import { furtherPath, type MenuLink, routes } from '../routes.ts';
import { ExternalArrow } from '../ui/arrow-link.tsx';
import { Link } from '../ui/link.tsx';
import { OPENS_REGISTRATION } from '../ui/registration.tsx';
import marked from './marked.module.css';

type MenuEntry = MenuLink | 'registration';

/** `page` for the current page, `true` for the page above it. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Links to the pages of content/pages that ask for one there. */
export function furtherLinks({ furtherPages }: SiteContent, place: 'bar' | 'footer'): MenuLink[] {
  return furtherPages
    .filter(({ menu }) => menu === place)
    .map(({ slug, title }) => ({ label: title, href: furtherPath(slug) }));
}

/** The title is that of a file in content/pages if it replaces this page. */
export function pageLink(
  page: keyof SiteContent['ownPages'] & keyof typeof routes,
  { ownPages, furtherPages }: SiteContent,
): MenuLink {
  const { title } = furtherPages.find(({ slug }) => furtherPath(slug) === routes[page]) ?? ownPages[page];
  return { label: title, href: routes[page] };
}

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** Of the current page. */
  path?: string;
  isMarked?: boolean;
}

/** The items of a list of links; `registration` is a button that opens the dialog. */
export function MenuEntries({ entries, path = '', isMarked = false }: MenuEntriesProps) {
  const className = isMarked ? marked.marked : 'target listed';
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
          <ExternalArrow href={entry.href} />
        </Link>
      </li>
    ),
  );
}
