import type { Edition, LanguageContent } from '../../content/collections.ts';
import { kindOf } from '../../content/facts/committee-kind.ts';
import { sealSeed } from '../../content/facts/seal-seed.ts';
import { translatedImprint } from '../../content/facts/translated-parents.ts';
import { lettersWithoutFont } from '../../languages/scripts.ts';
import { addressalPath, committeePath, routes, translatedPath } from '../../routes.ts';
import { stockArtwork } from '../../shared/artwork.ts';
import { formatDays } from '../../shared/dates.ts';
import { variantPath } from '../../shared/picture-variants.ts';
import { capitalise, ordinal, roman } from '../../shared/words.ts';
import { galleryPictures, type SitePage, sitePages } from '../site-pages.ts';
import type { CardContent, ShareCard } from './card.ts';
import { describeCard } from './card-alt.ts';

/** What differs from page to page; the rest is the same on every card. */
type OwnContent = Pick<CardContent, 'title' | 'artwork'> & Partial<CardContent>;

/** Path of a page's card. @param pagePath such as `/about` */
export function cardPath(pagePath: string): string {
  return `/share${pagePath === routes.splash ? '/index' : pagePath}.png`;
}

/** The cards of all pages, in the order of `sitePages`. */
export function shareCards(edition: Edition): ShareCard[] {
  const { name, dates, city } = edition.conference;
  const common = { isNight: false, imprint: name, days: formatDays(dates), city };
  return sitePages(edition).map((page) => {
    const own =
      ofCommittee(page.path, edition) ??
      ofPhotograph(page.path, edition) ??
      ofTranslatedPage(page, edition) ??
      ofPage(page, edition);
    const content = { ...common, ...own };
    return { ...content, pagePath: page.path, path: cardPath(page.path), alt: describeCard(content) };
  });
}

function ofCommittee(path: string, { committees, conference, wording }: Edition): OwnContent | undefined {
  const index = committees.findIndex(({ slug }) => committeePath(slug) === path);
  const committee = committees[index];
  if (!committee) return undefined;
  const { title, fullName, agenda, eligibility, image, imageAlt } = committee;
  const seal = sealSeed(committee);
  return {
    // As on the pages.
    isNight: kindOf(committee, conference)?.isDark ?? false,
    label: `${wording.committee.label} ${roman(index + 1)}`,
    eligibility: eligibility?.label,
    title,
    fullName: fullName === title ? undefined : fullName,
    agenda,
    artwork: image ? { kind: 'framed', image, seal } : { kind: 'rosette', seed: seal },
    pictureAlt: imageAlt,
  };
}

function ofPhotograph(path: string, edition: Edition): OwnContent | undefined {
  const photograph = galleryPictures(edition).find((picture) => picture.path === path);
  if (!photograph) return undefined;
  const { title, group, file: image, alt: pictureAlt } = photograph;
  const label = [edition.pages.media.title, group.label].filter(Boolean).join(' · ');
  return { label, title, artwork: { kind: 'framed', image }, pictureAlt };
}

function ofPage(page: SitePage, edition: Edition): OwnContent {
  const { path, title, description: text } = page;
  const { conference, addressals, pages } = edition;
  const label = `${capitalise(ordinal(conference.edition))} edition`;
  // These two represent the whole site: “Welcome” and “Home” would not say what it is.
  const site = { title: conference.name, imprint: label };
  if (path === routes.splash) return { ...site, isNight: true, ...ofArtwork(page, pages.splash, true) };
  if (path === routes.home) return { ...site, text, ...ofArtwork(page, pages.splash) };
  const isLetter = addressals.some(({ slug }) => addressalPath(slug) === path);
  const [, own = {}] = Object.entries(pages).find(([name]) => routes[name as keyof typeof routes] === path) ?? [];
  return { label, title, text, ...ofArtwork(page, isLetter ? pages.addressals : own) };
}

/** The picture of a page, or a rosette of its own. @param isSplash it is on midnight ground */
function ofArtwork({ path }: SitePage, page: object, isSplash = false): Pick<CardContent, 'artwork' | 'pictureAlt'> {
  const { artwork: image, artworkAlt: pictureAlt } = page as { artwork?: string; artworkAlt?: string };
  if (!image) return { artwork: { kind: 'rosette', seed: path } };
  const stock = stockArtwork(image);
  if (!stock) return { artwork: { kind: 'framed', image }, pictureAlt };
  const drawn = isSplash ? variantPath(image, stock.isFigure ? 'splash' : 'night') : image;
  return { artwork: { kind: stock.isFigure ? 'figure' : 'emblem', image: drawn }, pictureAlt };
}

/** In the language of the page, or as for the page in English where a letter of it has no font. */
function ofTranslatedPage({ path, title, description: text }: SitePage, edition: Edition): OwnContent | undefined {
  const pathOf = (language: LanguageContent) => translatedPath(routes.parentsAndSchools, language);
  const content = edition.languages.find((language) => pathOf(language) === path);
  if (!content) return undefined;
  const own = {
    title,
    text,
    ...translatedImprint(edition, content),
    artwork: { kind: 'rosette', seed: path },
  } as const;
  const { label, imprint, days, city } = own;
  if (!lettersWithoutFont([title, text, label, imprint, days, city].join(''))) return own;
  const english = edition.pages.parentsAndSchools;
  return ofPage({ ...english, path: routes.parentsAndSchools }, edition);
}
