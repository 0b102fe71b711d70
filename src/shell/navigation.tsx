import type { Edition } from '../content/collections.ts';
import { OPENS_REGISTRATION } from '../features/registration/registration-dialog.tsx';
import { isExternal } from '../shared/base-path.ts';
import { cardinal } from '../shared/words.ts';
import { addressalPath, committeePath, type MenuLink, routes } from '../site/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** An item of the header: a link, with a menu of further links below it if it has any. */
export interface MenuItem extends MenuLink {
  /** Only in the drawer of small screens: the row has no room for it. */
  isInDrawer?: boolean;
  menu?: {
    /** Label of the link to the item's own page. On small screens it is the only one. */
    index: string;
    links: MenuLink[];
    /** Whether the links are counted with roman numerals. */
    isNumbered?: boolean;
  };
}

/** The items of the header, in order. */
export function headerItems({ committees, addressals, conference }: Edition): MenuItem[] {
  const { length } = committees;
  return [
    { label: 'Home', href: routes.home },
    { label: 'About', href: routes.about },
    {
      label: 'Addressals',
      href: routes.addressals,
      menu: { index: 'All addressals', links: addressalLinks(addressals) },
    },
    {
      label: 'Committees',
      href: routes.committees,
      menu: {
        index: length === 1 ? 'The one committee' : `All ${cardinal(length)} committees`,
        links: committees.map(({ slug, title }) => ({ label: title, href: committeePath(slug) })),
        isNumbered: true,
      },
    },
    {
      label: 'Resources',
      href: routes.resources,
      ...(conference.resources.length > 0 && {
        menu: {
          index: 'All resources',
          links: conference.resources.map(({ title, url }) => ({ label: title, href: url })),
        },
      }),
    },
    { label: 'Contact', href: routes.contact },
    { label: 'First conference?', href: routes.firstConference, isInDrawer: true },
    { label: 'Parents and schools', href: routes.parentsAndSchools, isInDrawer: true },
  ];
}

/** Anchor on the About page of the list of archives. */
export const EARLIER_EDITIONS = 'earlier-editions';

/** What a list of links leads to; `registration` is the button that opens the dialog. */
type MenuEntry = MenuLink | 'registration';

/** Which links the footer has besides those that are always there. */
export interface FooterOptions {
  hasArchives: boolean;
  isKeepOffered: boolean;
}

/** The titled lists of the footer. The first resource is the brochure. */
export function footerColumns(
  { addressals, conference }: Edition,
  { hasArchives, isKeepOffered }: FooterOptions,
): { title: string; entries: MenuEntry[] }[] {
  const [brochure] = conference.resources;
  return [
    {
      title: 'Conference',
      entries: [
        { label: 'About', href: routes.about },
        { label: 'Committees', href: routes.committees },
        { label: 'Guidelines', href: routes.guidelines },
        { label: 'Parents and schools', href: routes.parentsAndSchools },
        { label: 'Media', href: routes.media },
      ],
    },
    {
      title: 'Delegates',
      entries: [
        'registration',
        { label: 'First conference?', href: routes.firstConference },
        ...(brochure ? [{ label: brochure.title, href: brochure.url }] : []),
        { label: 'Contact', href: routes.contact },
      ],
    },
    { title: 'Addressals', entries: addressalLinks(addressals) },
    {
      title: 'This site',
      entries: [
        { label: 'Search', href: routes.search },
        ...(isKeepOffered ? [{ label: 'Keep on this phone', href: routes.keep }] : []),
        { label: 'Accessibility', href: routes.accessibility },
        { label: 'Privacy', href: routes.privacy },
        ...(hasArchives ? [{ label: 'Earlier editions', href: `${routes.about}#${EARLIER_EDITIONS}` }] : []),
      ],
    },
  ];
}

/**
 * Value of `aria-current` for a link: `page` on the page it leads to, `true` on the pages
 * below that page, nothing elsewhere.
 */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

function addressalLinks(addressals: Edition['addressals']): MenuLink[] {
  return addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) }));
}

/** Entries of the section bar and the footer. @param props `path` of the page, if the entry for it is marked */
export function MenuEntries({ entries, path = '' }: { entries: MenuEntry[]; path?: string }) {
  return entries.map((entry) =>
    entry === 'registration' ? (
      <li key={entry}>
        <button className="target plain" {...OPENS_REGISTRATION}>
          Registration
        </button>
      </li>
    ) : (
      <li key={entry.label}>
        <Link className="target plain" href={entry.href} aria-current={ariaCurrent(entry.href, path)}>
          {entry.label}
          {isExternal(entry.href) && <Icon name="arrow-out" />}
        </Link>
      </li>
    ),
  );
}
