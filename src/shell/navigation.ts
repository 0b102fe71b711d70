import { cardinal } from '../shared/words.ts';
import { addressalPath, committeePath, type MenuLink, routes } from '../site/routes.ts';

/** An item of the header: a link, and below it, if it has any, a menu of further links. */
export interface MenuItem extends MenuLink {
  menu?: {
    /** The item's own page, said in full inside its menu, where small screens have no other link to it. */
    index: MenuLink;
    links: MenuLink[];
    /** Whether the links are counted with roman numerals. */
    isNumbered: boolean;
  };
}

interface Sources {
  committees: readonly { slug: string; title: string }[];
  addressals: readonly { slug: string; title: string }[];
  resources: readonly { title: string; url: string }[];
}

/** The items of the header, in order. */
export function headerItems({ committees, addressals, resources }: Sources): MenuItem[] {
  return [
    { label: 'Home', href: routes.home },
    { label: 'About', href: routes.about },
    {
      label: 'Addressals',
      href: routes.addressals,
      menu: {
        index: { label: 'All addressals', href: routes.addressals },
        links: addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) })),
        isNumbered: false,
      },
    },
    {
      label: 'Committees',
      href: routes.committees,
      menu: {
        index: { label: allOf(committees.length, 'committee'), href: routes.committees },
        links: committees.map(({ slug, title }) => ({ label: title, href: committeePath(slug) })),
        isNumbered: true,
      },
    },
    {
      label: 'Resources',
      href: routes.resources,
      menu: {
        index: { label: 'All resources', href: routes.resources },
        links: resources.map(({ title, url }) => ({ label: title, href: url })),
        isNumbered: false,
      },
    },
    { label: 'Contact', href: routes.contact },
  ];
}

/** Anchor on the About page of the list of archives. */
export const EARLIER_EDITIONS = 'earlier-editions';

/** A titled list of links of the footer; `registration` stands for the button that opens the dialog. */
export interface FooterColumn {
  title: string;
  entries: (MenuLink | 'registration')[];
}

/** The lists of the footer. The first resource is the brochure; earlier editions are named once there are any. */
export function footerColumns({
  addressals,
  resources,
  hasArchives,
  isKeepOffered,
}: Omit<Sources, 'committees'> & { hasArchives: boolean; isKeepOffered: boolean }): FooterColumn[] {
  const [brochure] = resources;
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
        { label: 'First conference?', href: routes.newcomers },
        ...(brochure ? [{ label: brochure.title, href: brochure.url }] : []),
        { label: 'Contact', href: routes.contact },
      ],
    },
    {
      title: 'Addressals',
      entries: addressals.map(({ slug, title }) => ({ label: title, href: addressalPath(slug) })),
    },
    {
      title: 'This site',
      entries: [
        { label: 'Search', href: routes.search },
        ...(isKeepOffered ? [{ label: 'Keep on this phone', href: routes.keep }] : []),
        { label: 'Accessibility', href: routes.accessibility },
        ...(hasArchives ? [{ label: 'Earlier editions', href: `${routes.about}#${EARLIER_EDITIONS}` }] : []),
      ],
    },
  ];
}

/** The way from the home page to a page, itself included. */
export function trail(...pages: MenuLink[]): MenuLink[] {
  return [{ label: 'Home', href: routes.home }, ...pages];
}

/**
 * Value of `aria-current` for a link: `page` on the page it leads to, `true` on the pages
 * below that page, nothing elsewhere.
 */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) && href !== routes.splash ? 'true' : undefined;
}

function allOf(count: number, noun: string): string {
  return count === 1 ? `The one ${noun}` : `All ${cardinal(count)} ${noun}s`;
}
