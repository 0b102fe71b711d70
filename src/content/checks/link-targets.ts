import { anchorOf } from '../../shared/anchor.ts';
import {
  addressalPath,
  committeeCalendarPath,
  committeePath,
  conferenceCalendarPath,
  missingPaths,
  picturePath,
  routes,
  secretariatCardPath,
} from '../../site/routes.ts';
import type { Facts } from './cross-checks.ts';
import type { Targets } from './links.ts';

/** Every page and file of the site that a link in the content may lead to. */
export function linkTargets(
  facts: Facts,
  slugs: { committees: string[]; addressals: string[] },
  isPublic: (path: string) => boolean,
): Targets {
  const { guidelines, about, glossary } = facts;
  const missing = missingPaths(facts);
  const items = guidelines?.parts.flatMap((part) => part.items) ?? [];
  // Anchors on pages, beside that of the content itself.
  const own: Record<string, string[]> = {
    [routes.guidelines]: [
      'how-a-committee-works',
      ...(guidelines?.parts ?? []).map((_, index) => `part-${index + 1}`),
      ...items.map((_, index) => `guideline-${index + 1}`),
    ],
    [routes.contact]: ['send-a-message', 'secretariat', 'write-or-visit'],
    [routes.accessibility]: ['report-a-problem'],
    [routes.firstConference]: [
      ...['welcome', 'a-day-in-committee', 'checklist', 'words-to-know'],
      ...(glossary?.terms ?? []).map(({ term }) => anchorOf(term)),
    ],
    [routes.parentsAndSchools]: (facts.parents?.questions ?? []).map((_, index) => `question-${index + 1}`),
    [routes.about]: about.map(({ slug }) => slug),
    [routes.media]: facts.committees.some(({ awards }) => awards.length > 0) ? ['awards'] : [],
  };
  const paths = [
    ...Object.values(routes).filter((path) => !missing.includes(path)),
    ...slugs.committees.map(committeePath),
    ...slugs.addressals.map(addressalPath),
    ...facts.media.pictures.map(({ file }) => picturePath(file)),
  ];
  return {
    pages: new Map(paths.map((path) => [path, new Set([...(own[path] ?? []), 'main'])])),
    files: [secretariatCardPath, conferenceCalendarPath, ...slugs.committees.map(committeeCalendarPath)],
    site: facts.conference?.site,
    isPublic,
  };
}
