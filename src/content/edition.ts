import { getEntry } from 'astro:content';
import { languageOf } from '../languages/languages.ts';
import { stockArtwork } from '../shared/artwork.ts';
import { asArchive } from './archive.ts';
import { ARCHIVE_YEAR, archiveYears, CONTENT_DIR, pathOfArtwork, pathOfPicture } from './build-settings.ts';
import type { Edition, LanguageContent } from './collections.ts';
import { publishedAnnouncements } from './facts/announcements.ts';
import { withDressGuidelines } from './facts/dress-code.ts';
import { editionEntry, withThisEdition } from './facts/history.ts';
import { withWhatIsNotAnnounced } from './facts/not-announced.ts';
import { translatedFrame, translatedParents, withFactsInHead } from './facts/translated-parents.ts';
import { factsInWords, fillIn, fillInAll } from './fill-in.ts';
import { readContent, readWholeContent } from './reading/read-content.ts';
import { ARTWORK_FIELD } from './schemas/artwork.ts';

let edition: Edition | undefined;
let texts: Promise<unknown[]> | undefined;

/**
 * The content of this edition, already checked by integrations/content-gate.ts. A build reads it once for all pages; the
 * development server reads it for each page.
 */
export async function readEdition(): Promise<Edition> {
  if (!edition || import.meta.env.DEV) {
    const raw = readWithFactsInBraces();
    const languages = raw.languages.map((content) => withFactsInHead(content, raw));
    edition = { ...fillInAll(raw, factsInWords(raw)), languages };
  }
  return edition;
}

/** The page for parents and schools in another language, whose texts are found by their English as the files have it. */
export async function readTranslatedPage(content: LanguageContent) {
  const sources = readWithFactsInBraces();
  return {
    ...translatedParents(sources, content),
    frame: translatedFrame(sources, content, archiveYears().length > 0),
  };
}

/** Every text of the content, and what code writes in other languages: names of these, and their dates. */
export async function readTexts(): Promise<unknown> {
  if (!texts || import.meta.env.DEV) texts = collectTexts();
  return texts;
}

async function collectTexts(): Promise<unknown[]> {
  const { languages } = await readEdition();
  const translated = await Promise.all(languages.map(readTranslatedPage));
  const files = readContent(CONTENT_DIR).files.map(({ fields, markdown }) => [fields, markdown]);
  return [files, translated, languages.map(({ code }) => languageOf(code).name)];
}

/** The content with everything that follows from it, but with facts still in braces. */
function readWithFactsInBraces(): Edition {
  const facts = readWholeContent(CONTENT_DIR);
  const whole: Edition = {
    ...facts,
    ...withGallery({ ...facts, pages: withArtworkPaths(facts.pages) }),
    // The server of `npm run dev` can show a page at another time: it keeps what is still to come.
    announcements: publishedAnnouncements(facts, import.meta.env.DEV ? Number.POSITIVE_INFINITY : Date.now()),
    parents: withWhatIsNotAnnounced(facts),
    history: {
      timeline: withThisEdition(facts.history.timeline, editionEntry(facts.conference, facts.committees.length)),
    },
    guidelines: { ...facts.guidelines, parts: withDressGuidelines(facts.guidelines.parts, facts.conference) },
    // Pages and share cards find pictures by their path in the project.
    committees: facts.committees.map(({ image, ...committee }) =>
      image ? { ...committee, image: pathOfPicture('committees', image) } : committee,
    ),
  };
  return ARCHIVE_YEAR ? asArchive(whole) : whole;
}

/**
 * The pages with their pictures as paths in the project, and with what a picture of the stock shows. Through JSON, because
 * a reviver visits every field, however deep, and a page after its fields.
 */
function withArtworkPaths(pages: Edition['pages']): Edition['pages'] {
  return JSON.parse(JSON.stringify(pages), (field, value) => {
    if (ARTWORK_FIELD.test(field)) return pathOfArtwork(String(value));
    const artworkAlt = stockArtwork(value.artwork)?.alt;
    return artworkAlt ? { artworkAlt, ...value } : value;
  });
}

/** Once there are photographs, `/media` is a gallery, and search results say so. */
function withGallery({ media, pages }: Edition): Pick<Edition, 'media' | 'pages'> {
  const { lede } = media;
  if (media.pictures.length === 0) return { media, pages };
  const pictures = media.pictures.map((picture) => ({ ...picture, file: pathOfPicture('media', picture.file) }));
  return { media: { lede, pictures }, pages: { ...pages, media: { ...pages.media, description: lede } } };
}

/** The text of a Markdown file as HTML; empty where it has none. @param name without its ending: `committees/disec` */
export async function readText(name: string): Promise<string> {
  const text = await getEntry('texts', name);
  return fillIn(text?.rendered?.html ?? '', factsInWords(await readEdition()));
}
