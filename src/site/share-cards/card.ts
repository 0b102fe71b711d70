import { artworkPath } from '../../content/artwork.ts';
import type { FactSources } from '../../content/facts.ts';
import { isOnMidnight, variantPath } from '../../content/picture-variants.ts';
import { committeePicture } from '../../pictures/source-images.ts';
import { committeePath, routes } from '../../routes.ts';
import { formatDays } from '../../shared/dates.ts';
import { capitalise, editionName } from '../../shared/words.ts';

/** The size that services ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a card says and shows. */
export interface ShareCard {
  /** Where it is on the site. */
  path: string;
  title: string;
  fullName?: string | undefined;
  /** Who may take part, if not everybody may. */
  openTo?: string | undefined;
  agenda?: string | undefined;
  /** Path in the project. Without one, the card shows the mark of the school. */
  picture?: string | undefined;
  /** It stands in an arch; other pictures are framed. */
  isFigure?: boolean | undefined;
  /** On midnight instead of paper. */
  isNight: boolean;
  /** Name of the conference or of its edition, with its days and its city in the strip at the foot. */
  footer: string;
  days: string;
  city: string;
}

/** The card of the site, which stands for every page without one of its own. */
export const siteCardPath = cardPath(routes.home);

/** All cards: that of the site first, then those of the committees. */
export function shareCards({ conference, committees }: FactSources): [ShareCard, ...ShareCard[]] {
  const { name, edition, dates, city } = conference;
  const place = { days: formatDays(dates), city };
  return [
    {
      ...place,
      path: siteCardPath,
      title: name,
      footer: capitalise(editionName(edition)),
      // As on the first page of the site.
      isNight: true,
      isFigure: true,
      picture: variantPath(artworkPath('statue'), 'splash'),
    },
    ...committees.map(({ slug, title, fullName, openTo, agenda, image, era }) => ({
      ...place,
      path: cardPath(committeePath(slug)),
      title,
      fullName: fullName === title ? undefined : fullName,
      openTo,
      agenda,
      footer: name,
      isNight: isOnMidnight({ era }),
      picture: image && committeePicture(image),
    })),
  ];
}

/** The card of a page, or that of the site. @param path of the page, such as `/committees/disec` */
export function cardOf(path: string, edition: FactSources): ShareCard {
  const [site, ...committees] = shareCards(edition);
  return committees.find((card) => card.path === cardPath(path)) ?? site;
}

/** What a card says, in sentences, for those who cannot see it. */
export function describeCard({ title, fullName, openTo, footer, days, city }: ShareCard): string {
  const name = fullName ? `${title}: ${fullName}` : title;
  return `${[name, openTo].filter(Boolean).join('. ')}. ${footer}, ${days}, ${city}.`;
}

function cardPath(pagePath: string): string {
  return `/share${pagePath}.png`;
}
