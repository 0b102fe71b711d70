import { z } from 'astro/zod';
import { aboutSchema } from './schemas/about.ts';
import { type Addressal, addressalSchema } from './schemas/addressal.ts';
import { type Announcement, announcementSchema } from './schemas/announcement.ts';
import { type Committee, committeeSchema } from './schemas/committee.ts';
import { conferenceSchema } from './schemas/conference.ts';
import { datesSchema } from './schemas/dates.ts';
import { firstConferenceSchema } from './schemas/first-conference.ts';
import { glossarySchema } from './schemas/glossary.ts';
import { guidelinesSchema } from './schemas/guidelines.ts';
import { historySchema } from './schemas/history.ts';
import { mediaSchema } from './schemas/media.ts';
import { pagesSchema } from './schemas/pages.ts';
import { parentsSchema } from './schemas/parents.ts';
import { scheduleSchema } from './schemas/schedule.ts';
import { secretariatSchema } from './schemas/secretariat.ts';
import { accessibilitySchema, privacySchema } from './schemas/statements.ts';
import { themeSchema } from './schemas/theme.ts';
import { type TranslatedParents, translatedParentsSchema } from './schemas/translated-parents.ts';
import { wordingSchema } from './schemas/wording.ts';

/** One YAML file each, `content/NAME.yaml`. Astro and the checks read the same list. */
export const RECORDS = {
  conference: conferenceSchema,
  pages: pagesSchema,
  guidelines: guidelinesSchema,
  glossary: glossarySchema,
  'first-conference': firstConferenceSchema,
  parents: parentsSchema,
  accessibility: accessibilitySchema,
  privacy: privacySchema,
  secretariat: secretariatSchema,
};

/** YAML files that a conference may do without. */
export const OPTIONAL_RECORDS = {
  theme: themeSchema,
  wording: wordingSchema,
  history: historySchema,
  schedule: scheduleSchema,
  dates: datesSchema,
  media: mediaSchema,
};

/** YAML files in the folder of a language, `content/LANGUAGE/NAME.yaml`, such as `content/hi/parents.yaml`. */
export const LANGUAGE_RECORDS = { parents: translatedParentsSchema };

/** A folder of Markdown files each, `content/NAME/SLUG.md`; the schema is of the lines between the dashes. */
export const TEXTS = {
  committees: committeeSchema,
  addressals: addressalSchema,
  about: aboutSchema,
};

/** Folders of Markdown files that a conference may do without. */
const OPTIONAL_TEXTS = { announcements: announcementSchema };

/** Markdown files without fields: `content/NAME.md`. */
export const PARAGRAPHS = { preamble: z.object({}) };

/** Those that a conference may do without: the preamble once it is over. */
export const OPTIONAL_PARAGRAPHS = { 'preamble-after': z.object({}) };

/** Names of the files that every conference has, outside of folders. */
export const REQUIRED_FILES = [
  ...Object.keys(RECORDS).map((name) => `${name}.yaml`),
  ...Object.keys(PARAGRAPHS).map((name) => `${name}.md`),
];
/** Names of the files in the folder of a language. */
export const LANGUAGE_FILES = Object.keys(LANGUAGE_RECORDS).map((name) => `${name}.yaml`);

export const ALL_RECORDS = { ...RECORDS, ...OPTIONAL_RECORDS };
export const ALL_TEXTS = { ...TEXTS, ...OPTIONAL_TEXTS };
export const ALL_PARAGRAPHS = { ...PARAGRAPHS, ...OPTIONAL_PARAGRAPHS };
type Records = { [Name in keyof typeof ALL_RECORDS]: z.infer<(typeof ALL_RECORDS)[Name]> };

/** The folder of a language. */
export interface LanguageContent {
  /** Its name: the code of the language, such as `hi`. */
  code: string;
  parents: TranslatedParents;
}

/** Everything `content/` says, checked and in order. */
export interface Edition extends Records {
  /** Set while the site is built to become an archive: archive.ts. */
  isArchive?: true;
  committees: Committee[];
  addressals: Addressal[];
  announcements: Announcement[];
  /** The languages into which pages are translated. */
  languages: LanguageContent[];
  about: (z.infer<typeof aboutSchema> & { slug: string })[];
}
