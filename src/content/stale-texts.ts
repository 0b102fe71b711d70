import { spawnSync } from 'node:child_process';
import { formatDate, formatDayAndMonth } from '../shared/dates.ts';
import { editionName } from '../shared/words.ts';
import { type Edition, TRANSLATION } from './collections.ts';
import { writtenFacts } from './facts.ts';
import { formatPlace } from './issue.ts';
import type { Content } from './read.ts';
import { passagesOf, says } from './texts.ts';

/** Files that may name a former date, place or edition: the timeline is about them. */
const ABOUT_THE_PAST = /^(?:conference\.yaml|site\/history\.yaml)$/;
/** Files that may name what is no committee any more, such as the Security Council. */
const ABOUT_THE_WORLD = /^(?:committees\/.*|site\/(?:history|glossary)\.yaml)$/;
/** What a text may say of a fact or a committee, where a line of a file is gone. Titles of links are indented. */
const REMOVED =
  /^-(?:(name|shortName|email|venue|city|edition|title|restrictions| {2}(?:first|last)): *| {2}- (?=[^:]+$))['"]?(.*?)['"]?$/;
/** What translations say in words of their own. */
const TRANSLATED = /^(?:venue|city|dressCode|restrictions)$/;

/**
 * Texts that name a fact as it was before it was changed, and translations that are older than such a change, by the
 * history of the folder in git. One line each; none outside a repository.
 */
export function listStaleTexts({ folder, files }: Content, { conference, committees }: Edition): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 }).stdout ?? '';
  const removed = (...args: string[]) =>
    git(...args)
      .split(/\r?\n/)
      .flatMap((line) => {
        const [found, field = 'dressCode', value = ''] = REMOVED.exec(line) ?? [];
        return found && value ? { field: field.trim(), value } : [];
      });

  if (git('rev-parse', 'HEAD') === '') return [];
  const { name, shortName, email, dates, edition } = conference;
  const isDate = (field: string) => field === 'first' || field === 'last';
  const inWords = (field: string, value: string) => {
    if (field === 'edition') return editionName(Number(value));
    if (!isDate(field)) return value;
    // The year tells apart a day that has stayed.
    const day = formatDayAndMonth(value);
    return Object.values(dates).map(formatDayAndMonth).includes(day) ? formatDate(value) : day;
  };
  const facts = [name, shortName, email, editionName(edition), ...writtenFacts(conference)];
  const present = [...facts, ...committees.map(({ title }) => title)];
  const former = [
    ...removed('diff', 'HEAD', '--unified=0', '--', 'conference.yaml', 'committees'),
    ...removed('log', '--patch', '--format=', '--unified=0', '--', 'conference.yaml', 'committees'),
  ].filter(({ field }) => field !== 'restrictions');
  const mayStay = new Map(
    former
      .map(({ field, value }) => [inWords(field, value), field === 'title' ? ABOUT_THE_WORLD : ABOUT_THE_PAST] as const)
      .filter(([words]) => !present.some((fact) => fact.includes(words))),
  );
  const passages = files.flatMap(passagesOf);
  const named = [...mayStay].flatMap(([words, mayName]) => {
    const places = passages.filter(({ file, text }) => says(text, words) && !mayName.test(file));
    const list = places.map(formatPlace).join('; ');
    return places.length > 0 ? `Texts that still say “${words}”: ${list}` : [];
  });

  const translations = files.flatMap(({ name }) => {
    // One that is being changed is not older.
    if (!TRANSLATION.test(name) || git('status', '--porcelain', '--', name) !== '') return [];
    const lastChange = git('log', '-1', '--format=%H', '--', name).trim();
    const changed = lastChange && removed('diff', '--unified=0', lastChange, '--', 'conference.yaml');
    // The website translates dates and numbers itself, and names stay as they are.
    const fields = (changed || []).map(({ field }) => field).filter((field) => TRANSLATED.test(field));
    return fields.length > 0 ? `${name} (${[...new Set(fields)].join(', ')})` : [];
  });
  const older = `Translations that are older than a change in conference.yaml: ${translations.join('; ')}`;
  return translations.length > 0 ? [...named, older] : named;
}
