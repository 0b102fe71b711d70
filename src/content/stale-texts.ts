import { spawnSync } from 'node:child_process';
import { editionName } from '../shared/words.ts';
import { type Edition, TRANSLATION } from './collections.ts';
import { writtenFacts } from './facts.ts';
import { formatPlace } from './issue.ts';
import type { Content } from './read.ts';
import { type Conference, conferenceSchema } from './schemas/conference.ts';
import { passagesOf, says } from './texts.ts';
import { readYaml } from './yaml.ts';

/** Files that may name a former date, place or edition: the timeline is about them. */
const ABOUT_THE_PAST = /^(?:conference\.yaml|site\/history\.yaml)$/;
/** Files that may name what is no committee any more, such as the Security Council. */
const ABOUT_THE_WORLD = /^(?:committees\/.*|site\/(?:history|glossary)\.yaml)$/;
/** What translations say in words of their own. The website translates dates and numbers itself. */
const TRANSLATED = ['city', 'venue', 'dressCode', 'restrictions'] as const;

/**
 * Texts that name a fact or a committee as it was before it was changed, and translations that are older than such a change,
 * by the history of the folder in git. One line each; none outside a repository.
 */
export function listStaleTexts({ folder, files }: Content, { conference, committees }: Edition): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 }).stdout ?? '';
  // Nothing of a version that has other fields than today.
  const conferenceAt = (commit: string) =>
    conferenceSchema.safeParse(readYaml(git('show', `${commit}:./conference.yaml`)).fields).data;

  const commits = git('log', '--format=%H', '--', 'conference.yaml').split('\n').filter(Boolean);
  const titles = [git('diff', 'HEAD', '--', 'committees'), git('log', '--patch', '--format=', '--', 'committees')]
    .flatMap((patch) => [...patch.matchAll(/^-title: *['"]?(.*?)['"]?\r?$/gm)])
    .flatMap(([, title]) => title ?? []);
  const present = [...factsOf(conference), ...committees.map(({ title }) => title)];
  const former = new Map([
    ...titles.map((title) => [title, ABOUT_THE_WORLD] as const),
    ...commits.flatMap((commit) => factsOf(conferenceAt(commit))).map((fact) => [fact, ABOUT_THE_PAST] as const),
  ]);
  const gone = [...former].filter(([words]) => !present.some((fact) => fact.includes(words)));
  const stale = files.flatMap(passagesOf).flatMap((passage) => {
    const [words] = gone.find(([fact, mayName]) => !mayName.test(passage.file) && says(passage.text, fact)) ?? [];
    return words ? { words, place: formatPlace(passage) } : [];
  });
  const named = [...Map.groupBy(stale, ({ words }) => words)].map(
    ([words, places]) => `Texts that still say “${words}”: ${places.map(({ place }) => place).join('; ')}`,
  );

  const older = files.flatMap(({ name }) => {
    // One that is being changed is not older.
    if (!TRANSLATION.test(name) || git('status', '--porcelain', '--', name) !== '') return [];
    const known = conferenceAt(git('log', '-1', '--format=%H', '--', name).trim());
    const changed = TRANSLATED.filter((field) => known && `${known[field]}` !== `${conference[field]}`);
    return changed.length > 0 ? `${name} (${changed.join(', ')})` : [];
  });
  const title = 'Translations that are older than a change in conference.yaml';
  return older.length > 0 ? [...named, `${title}: ${older.join('; ')}`] : named;
}

/** What a text may say of a conference. Days come without their year first. */
function factsOf(conference: Conference | undefined): string[] {
  if (!conference) return [];
  const { name, shortName, email, edition } = conference;
  return [name, shortName, email, editionName(edition), ...writtenFacts(conference)];
}
