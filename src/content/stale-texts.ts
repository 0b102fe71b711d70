import { readFileSync } from 'node:fs';
import { formatDayAndMonth } from '../shared/dates.ts';
import { git } from '../shared/git.ts';
import { type Edition, FILES, THEME_FILES } from './collections.ts';
import { writtenFacts } from './facts.ts';
import { formatPlace } from './issue.ts';
import { type Content, readContent } from './read.ts';
import { passagesOf, says } from './texts.ts';

/** What git says of places and days that the conference had, and of titles that its committees had. */
const FORMER = /^\+(title|city|venue| +first| +last): *(['"]?)(.+?)\2\r?$/gm;
/** Files that may name them: the timeline is about the past, and committees and glossary are about the world. */
export const ABOUT_THE_PAST = [FILES.conference.name, FILES.history.name];
export const ABOUT_THE_WORLD = ['committees/', FILES.glossary.name, FILES.history.name];

/** Texts that name a place, a day or a committee as it was before it was changed. One line each; none outside a repository. */
export function listStaleTexts({ folder, files }: Content, { conference, committees }: Edition): string[] {
  const args = ['log', '--patch', '--unified=0', '--format=', '--', FILES.conference.name, 'committees'];
  const { stdout } = git(args, folder);
  const former = [...(stdout ?? '').matchAll(FORMER)].map(([, field, , value = '']) => ({
    words: /^\d{4}-\d\d-\d\d$/.test(value) ? formatDayAndMonth(value) : value.replaceAll("''", "'"),
    mayName: field === 'title' ? ABOUT_THE_WORLD : ABOUT_THE_PAST,
  }));
  const nextDays = Object.values(conference.nextEdition ?? {}).map((day) => formatDayAndMonth(day));
  const present = [...writtenFacts(conference), ...nextDays, ...committees.map(({ title }) => title)];
  const gone = former.filter(({ words }) => !present.some((fact) => says(fact, words)));
  const stale = files.flatMap(passagesOf).flatMap((passage) => {
    const fact = gone.find(
      ({ words, mayName }) => !mayName.some((name) => passage.file.startsWith(name)) && says(passage.text, words),
    );
    return fact ? { words: fact.words, place: formatPlace(passage) } : [];
  });
  return [...Map.groupBy(stale, ({ words }) => words)].map(
    ([words, places]) => `Texts that still say “${words}”: ${places.map(({ place }) => place).join('; ')}`,
  );
}

/** The website's own pages, whose texts are those of the sample in any edition, and texts that are too short to be anybody's. */
const OF_WEBSITE = /^pages\/(?:accessibility|privacy)\.md: |: .{0,40}$/;

/** Texts and pictures that are word for word those of the sample edition, from which another school begins. */
export function listSampleTexts(content: Content): { file: string }[] {
  const sample = readContent('tests/fixtures/sample-edition');
  if (content.known.conference?.name === sample.known.conference?.name) return [];
  const keyOf = ({ file, text }: { file: string; text: string }) => `${file}: ${text}`;
  const known = new Set(sample.files.flatMap(passagesOf).map(keyOf));
  const texts = content.files
    .flatMap(passagesOf)
    .filter((passage) => known.has(keyOf(passage)) && !OF_WEBSITE.test(keyOf(passage)));
  const bytesOf = ({ folder }: Content, file: string) => readFileSync(`${folder}/${file}`);
  const pictures = [...content.pictures.filter((file) => sample.pictures.includes(file)), ...THEME_FILES]
    .filter((file) => bytesOf(content, file).equals(bytesOf(sample, file)))
    .map((file) => ({ file }));
  return [...texts, ...pictures];
}
