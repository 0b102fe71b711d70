import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition } from '../src/content/collections.ts';
import { typedFacts, wordsPattern } from '../src/content/facts/typed-facts.ts';
import { placeOf } from '../src/content/reading/issue.ts';
import { type ContentFile, factsOf, passagesOf, readContent } from '../src/content/reading/read-content.ts';
import { capitalise, formatList, pluralise } from '../src/shared/words.ts';
import { type SitePage, sitePages } from '../src/site/site-pages.ts';

/** Files that become pages. */
const PAGE = /^(committees|addressals)\//;

/** The content of a commit, such as `HEAD`; nothing if there is no such commit. */
export function readContentOf(commit: string): ContentFile[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const archive = join(folder, 'content.tar');
    execFileSync('git', ['archive', '--output', archive, commit, 'content'], { stdio: 'ignore' });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return readContent(join(folder, 'content')).files;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What a change does to the site: added and removed pages, changed texts, and texts that still name what is gone. Nothing
 * where all of it changes, because another school has taken the place of this one.
 */
export function describeChanges(before: readonly ContentFile[], after: readonly ContentFile[]): string[] {
  if (isOfAnotherConference(before, after)) return [];
  const [oldPages, pages] = [pagesOf(before, after), pagesOf(after, before)];
  const gone = oldPages.filter(({ path }) => !pages.some((page) => page.path === path));
  const added = pages.filter(({ path }) => !oldPages.some((page) => page.path === path));
  const changed = after.flatMap((file) => {
    const old = before.find(({ name }) => name === file.name);
    if (!old?.data || !file.data) return [];
    if (JSON.stringify([old.data, old.markdown]) === JSON.stringify([file.data, file.markdown])) return [];
    return `${file.name}: ${describeLength(countWords(file) - countWords(old))}.`;
  });
  return [
    ...describePages('removed', gone),
    ...describePages('added', added),
    ...changed,
    ...describeOldNames(before, after),
  ];
}

/** Whether both its name and its city are others. */
function isOfAnotherConference(...contents: [readonly ContentFile[], readonly ContentFile[]]): boolean {
  const [old, current] = contents.map((files) => factsOf([...files]).conference);
  return Boolean(old && current && old.name !== current.name && old.city !== current.city);
}

function describeLength(addedWords: number): string {
  if (addedWords === 0) return 'same number of words';
  const count = Math.abs(addedWords);
  return `${count} ${count === 1 ? 'word' : 'words'} ${addedWords > 0 ? 'more' : 'fewer'}`;
}

function describePages(change: 'removed' | 'added', pages: readonly SitePage[]): string[] {
  if (pages.length === 0) return [];
  const names = pages.map(({ title, path }) => `${title} (${path})`);
  return [`${capitalise(pluralise(pages.length, 'page'))} ${change}: ${formatList(names)}.`];
}

/** Texts that still name a committee or an addressal that is gone, or a fact that has changed. */
export function describeOldNames(before: readonly ContentFile[], after: readonly ContentFile[]): string[] {
  const gone = before.filter(({ name }) => PAGE.test(name) && !after.some((file) => file.name === name));
  const ofPages = gone.flatMap(({ name, data = {} }) => {
    const names = ['title', 'cardTitle', 'fullName'].flatMap((field) => data[field] ?? []).map(String);
    return describeTexts(`${data.title ?? name} is gone, and these texts still name it`, names, after);
  });
  return [...ofPages, ...describeOldFacts(before, after)];
}

function describeOldFacts(before: readonly ContentFile[], after: readonly ContentFile[]): string[] {
  const [old = [], current = []] = [before, after].map((files) => {
    const { conference, committees } = factsOf([...files]);
    return conference && typedFacts({ conference, committees });
  });
  // The history is about earlier editions.
  const others = after.filter(({ name }) => name !== 'history.yaml');
  const gone = old.filter(({ words }) => current.length > 0 && !current.some((fact) => fact.words === words));
  return gone.flatMap(({ what, words }) => {
    const longer = gone.map((fact) => fact.words).filter((other) => other !== words && other.includes(words));
    return describeTexts(`The ${what} was ${words}, and these texts still say so`, [words], others, longer);
  });
}

/** @param longer phrases with some of the names in them, which are reported by themselves: a date with its year */
function describeTexts(
  what: string,
  names: readonly string[],
  files: readonly ContentFile[],
  longer: readonly string[] = [],
): string[] {
  if (names.length === 0) return [];
  const named = wordsPattern(names);
  const isNamed = (text: string) => named.test(longer.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text));
  const places = files.flatMap(passagesOf).flatMap((passage) => (isNamed(passage.text) ? placeOf(passage) : []));
  return places.length > 0 ? [`${what}: ${places.join('; ')}.`] : [];
}

/** The pages of a content. A file with mistakes counts as it is in the other content, as if it had not changed. */
function pagesOf(files: readonly ContentFile[], others: readonly ContentFile[]): SitePage[] {
  const valid = files.map((file) => (file.data ? file : (others.find(({ name }) => name === file.name) ?? file)));
  const facts = factsOf(valid);
  return facts.conference && facts.pages ? sitePages(facts as Edition) : [];
}

function countWords(file: ContentFile): number {
  return passagesOf(file).flatMap(({ text }) => text.match(/\S+/g) ?? []).length;
}
