import type { SiteContent } from '../content/collections.ts';
import type { FurtherPage } from '../content/schemas/further-page.ts';
import { furtherLink, furtherPath, routes, type TitledLink } from '../routes.ts';
import { ExternalArrow } from '../ui/arrow-link.tsx';
import { Link } from '../ui/link.tsx';
import { OPENS_REGISTRATION } from '../ui/registration.tsx';
import highlight from './highlight.module.css';

type MenuEntry = TitledLink | 'registration';

/** `page` for the current page, `true` for the page above it. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Links to the pages of content/pages whose field `menu` is `shownIn`. */
export function furtherLinks(
  { furtherPages }: Pick<SiteContent, 'furtherPages'>,
  shownIn: FurtherPage['menu'],
): TitledLink[] {
  return furtherPages.filter(({ menu }) => menu === shownIn).map(furtherLink);
}

/** A link to an own page. If a file in content/pages replaces this page, the link has the title of that file. */
export function pageLink(
  page: keyof SiteContent['ownPages'] & keyof typeof routes,
  { ownPages, furtherPages }: Pick<SiteContent, 'ownPages' | 'furtherPages'>,
): TitledLink {
  const { title } = furtherPages.find(({ slug }) => furtherPath(slug) === routes[page]) ?? ownPages[page];
  return { title, url: routes[page] };
}

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** Path of the current page. */
  path?: string;
  isHighlighted?: boolean;
}

/** The items of a list of links; `registration` is a button that opens the registration dialog. */
export function MenuEntries({ entries, path = '', isHighlighted = false }: MenuEntriesProps) {
  const className = isHighlighted ? highlight.highlight : 'target listed';
  return entries.map((entry) =>
    entry === 'registration' ? (
      <li key={entry}>
        <button className={className} {...OPENS_REGISTRATION}>
          Registration
        </button>
      </li>
    ) : (
      <li key={entry.url}>
        <Link className={className} href={entry.url} aria-current={ariaCurrent(entry.url, path)}>
          {entry.title}
          <ExternalArrow href={entry.url} />
        </Link>
      </li>
    ),
  );
}
