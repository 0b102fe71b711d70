import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '../src/content/reading/issue.ts';
import { type ContentFile, passagesOf, readContent } from '../src/content/reading/read-content.ts';
import { capitalise, counted, listed } from '../src/shared/words.ts';

/** A file that becomes a page of its own. */
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

/** What a change does to the site: pages that come and go, words, and texts that name a committee that is gone. */
export function describeChanges(before: readonly ContentFile[], after: readonly ContentFile[]): string[] {
  const pagesOnlyIn = (files: readonly ContentFile[], others: readonly ContentFile[]) =>
    files.filter(({ name }) => PAGE.test(name) && !others.some((other) => other.name === name));
  const gone = pagesOnlyIn(before, after);
  const added = pagesOnlyIn(after, before);
  const changed = after.flatMap((file) => {
    const old = before.find(({ name }) => name === file.name);
    if (!old?.data || !file.data) return [];
    if (JSON.stringify([old.data, old.markdown]) === JSON.stringify([file.data, file.markdown])) return [];
    const more = words(file) - words(old);
    const count = `${Math.abs(more)} ${Math.abs(more) === 1 ? 'word' : 'words'}`;
    return `${file.name}: ${more === 0 ? 'same number of words' : `${count} ${more > 0 ? 'more' : 'fewer'}`}.`;
  });
  return [
    ...(gone.length > 0
      ? [`${capitalise(counted(gone.length, 'page'))} less than what is published: ${listed(gone.map(titleOf))}.`]
      : []),
    ...(added.length > 0 ? [`${capitalise(counted(added.length, 'page'))} more: ${listed(added.map(titleOf))}.`] : []),
    ...changed,
    ...gone.flatMap((committee) => stillNaming(committee, after)),
  ];
}

function titleOf({ name, data }: ContentFile): string {
  return String(data?.title ?? name);
}

function words(file: ContentFile): number {
  return passagesOf(file).flatMap(({ text }) => text.match(/\S+/g) ?? []).length;
}

function stillNaming(committee: ContentFile, files: readonly ContentFile[]): string[] {
  const names = ['title', 'cardTitle', 'fullName'].flatMap((field) => committee.data?.[field] ?? []).map(String);
  // As words of their own: `UN` is not in `UNSC`.
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const texts = files.flatMap(passagesOf).filter(({ text }) => names.length > 0 && named.test(text));
  if (texts.length === 0) return [];
  return [`${titleOf(committee)} is gone, and these texts still name it: ${texts.map(placeOf).join('; ')}.`];
}
