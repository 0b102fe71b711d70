/** A `meta` element: Open Graph names its `property`, X its `name`. */
export type ShareTag = { property: string; content: string } | { name: string; content: string };

interface SharedPage {
  title: string;
  description: string;
  siteName: string;
  /** Canonical address; absent where a page has none, and is not to be shared. */
  url?: string | undefined;
  /** The picture of the page: its absolute address, since it is read from elsewhere, and what it says in words. */
  card?: { url: string; alt: string } | undefined;
}

/** Width and height of every share card, in pixels: the 1.91 to 1 that services show whole. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a page says of itself to services that show a shared link: https://ogp.me, and X's names for the same. */
export function shareTags({ title, description, siteName, url, card }: SharedPage): ShareTag[] {
  const graph = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    ...(url && { 'og:url': url }),
    ...(card && {
      'og:image': card.url,
      'og:image:type': 'image/png',
      'og:image:width': String(CARD_SIZE.width),
      'og:image:height': String(CARD_SIZE.height),
      'og:image:alt': card.alt,
    }),
  };
  const x = {
    'twitter:card': card ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    ...(card && { 'twitter:image': card.url, 'twitter:image:alt': card.alt }),
  };
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    ...Object.entries(x).map(([name, content]) => ({ name, content })),
  ];
}
