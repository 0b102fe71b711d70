import { slugify } from '../../shared/words.ts';
import {
  addressalPath,
  calendarPath,
  committeePath,
  missingPaths,
  picturePath,
  routes,
  secretariatCardPath,
} from '../../site/routes.ts';
import { didYouMean } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage } from '../reading/prose.ts';
import type { Facts } from '../reading/read-content.ts';
import { addressIssue } from '../schemas/fields.ts';

/** What a link may lead to. */
export interface Targets {
  /** Paths of all pages, such as `/guidelines`, with the anchors on each. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of files that the build writes, such as `/secretariat.vcf`. */
  files: readonly string[];
  /** Address of this site, without a slash at its end. */
  site?: string | undefined;
  /** Whether `public/` has a file at a path. */
  isPublic: (path: string) => boolean;
}

const LINK = /(!?)\[([^\]]*)\]\(\s*<?([^\s)>]*)>?(?:\s+["'][^)]*)?\)/g;
const REFERENCE = /^ {0,3}\[[^\]]+\]:\s*(\S*)/gm;
const BARE = /(?<![(<\]]|\]:\s)\b(http:\/\/\S+)/g;

/** Links and pictures of a Markdown paragraph that would lead nowhere, or that a browser would refuse. */
export function findWrongLinks(paragraph: Passage, targets: Targets): Issue[] {
  const { text } = paragraph;
  return [
    ...[...text.matchAll(LINK)].flatMap(({ index, 1: mark, 2: words = '', 3: target = '' }) =>
      issueAt(
        paragraph,
        index,
        mark
          ? pictureIssue(words, target, targets)
          : words.trim() === ''
            ? `The link to ${target} has no words. Write some between the square brackets, for example: [the guidelines](/guidelines).`
            : linkIssue(target, targets),
      ),
    ),
    ...[...text.matchAll(REFERENCE), ...text.matchAll(BARE)].flatMap(({ index, 1: target = '' }) =>
      issueAt(paragraph, index, linkIssue(target, targets)),
    ),
  ];
}

/** What is wrong with the target of a link, if anything. */
export function linkIssue(address: string, { pages, files, site, isPublic }: Targets): string | undefined {
  const target = site && address.startsWith(`${site}/`) ? address.slice(site.length) : address;
  if (target === '' || target === '#')
    return 'A link has no address. Write one between the round brackets, for example: [the guidelines](/guidelines).';
  if (/^http:/i.test(target))
    return `${target} is not encrypted. Write https:// instead of http://, and check that the page opens.`;
  if (/^(mailto:\S+@|tel:\+?\d)/i.test(target)) return undefined;
  if (/^https:/i.test(target)) return addressIssue(target, '');
  if (/^[a-z][a-z0-9+.-]*:/i.test(target))
    return `Visitors cannot follow the address ${target}. Write one that begins with https://, or a path such as /guidelines.`;
  if (!target.startsWith('/'))
    return `${target} does not begin with / or https://. For a page on this website, write its path, for example: /guidelines. For any other page, write its address, for example: https://example.org.`;
  const [path = '', anchor] = target.split('#');
  const anchors = pages.get(path);
  if (anchors) return anchor === undefined || anchors.has(anchor) ? undefined : missingAnchor(path, anchor, anchors);
  if (files.includes(path) || isPublic(path)) return undefined;
  const example = 'Correct the path, for example: /guidelines or /committees/unhrc.';
  return `There is no page ${path}. ${didYouMean(path.replace(/\/$|\.(md|html)$/g, ''), [...pages.keys()], example)}`;
}

function missingAnchor(path: string, anchor: string, anchors: ReadonlySet<string>): string {
  const known = [...anchors].map((name) => `#${name}`);
  const choice = `Leave out # and what follows, or choose one of: ${known.slice(0, 8).join(', ')}.`;
  return `The page ${path} has no section called #${anchor}. ${didYouMean(`#${anchor}`, known, choice)}`;
}

function pictureIssue(alt: string, target: string, { isPublic }: Targets): string | undefined {
  // Not in public/images: browsers keep what is below /images/ for a year.
  if (!target.startsWith('/pictures/'))
    return `Texts can show only pictures that are in public/pictures, not ${target || 'one without an address'}. Put the file there and write its path, for example: /pictures/hall.webp.`;
  if (!isPublic(target))
    return `The picture ${target} does not exist. Put the file into public${target}, or correct the path.`;
  if (alt.trim() === '')
    return `The picture ${target} has no description for visitors who cannot see it. Write what it shows between the square brackets, for example: ![The hall on the first morning](${target}).`;
  return undefined;
}

/** Every page and file of the site that a link in the content may lead to. */
export function linkTargets(
  facts: Facts,
  slugs: { committees: string[]; addressals: string[] },
  isPublic: (path: string) => boolean,
): Targets {
  const { guidelines, about, glossary } = facts;
  const missing = missingPaths(facts);
  const items = guidelines?.parts.flatMap((part) => part.items) ?? [];
  // Anchors on pages, besides that of the content itself.
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
      ...(glossary?.terms ?? []).map(({ term }) => slugify(term)),
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
    files: [secretariatCardPath, ...['conference', ...slugs.committees].map(calendarPath)],
    site: facts.conference?.site,
    isPublic,
  };
}
