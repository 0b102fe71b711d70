import { FILES, FOLDERS, TRANSLATION } from '../content/collections.ts';
import { type FactSources, namesOfFacts } from '../content/facts.ts';
import type { Issue } from '../content/issue.ts';
import { PUBLIC_DIR } from '../content/load.ts';
import { type ContentFile, type ContentFolder, lineIn } from '../content/read.ts';
import { passagesOf } from '../content/texts.ts';
import { formatList } from '../shared/words.ts';
import { checkColours } from './check-colours.ts';
import { checkFileNames } from './check-file-names.ts';
import { checkFiles } from './check-files.ts';
import { checkLinks } from './check-links.ts';
import { checkMark } from './check-mark.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPictures } from './check-pictures.ts';

/**
 * All issues in the content, sorted by file and line; empty if the site can be built. Links within the site are checked
 * after the build: `integrations/dead-links.ts`.
 * @param publicFolder files that are served unchanged
 */
export async function checkContent(contentFolder: ContentFolder, publicFolder = PUBLIC_DIR): Promise<Issue[]> {
  const { files, typed } = contentFolder;
  const { conference, committees } = typed;
  // Facts come from the conference and the committees. While one of these files is invalid, facts are not checked.
  const areFactsKnown = committees.length === files.filter(({ name }) => name.startsWith('committees/')).length;
  const checkOne = async (file: ContentFile) => [
    ...checkFile(file),
    ...checkMarkdown(file),
    ...checkLinks(file),
    ...(await checkPictures({ ...contentFolder, files: [file] })),
    ...(conference && areFactsKnown ? checkFacts(file, { conference, committees }) : []),
  ];
  const issues = [
    ...files.flatMap((file) => file.issues),
    ...(await Promise.all(files.map(checkOne))).flat(),
    ...checkFileNames(contentFolder),
    ...checkUnique(files),
    ...checkQuestions(typed),
    ...checkFiles(contentFolder, publicFolder),
    ...checkMark(contentFolder.path),
    ...checkColours(contentFolder.path),
  ];
  return issues
    .map((issue) => ({ ...issue, line: issue.line ?? lineIn(files, issue) }))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** An issue for a Markdown file without text below its fields. */
function checkFile({ name, data, markdown }: ContentFile): Issue[] {
  // The overview of a committee is optional.
  const needsText = name.endsWith('.md') && !name.startsWith('committees/');
  if (needsText && data && markdown.trim() === '')
    return [{ file: name, message: 'The text is missing. Write it below the second line of dashes.' }];
  return [];
}

/** Issues for files of one folder that have the same `order` or `title`. */
function checkUnique(files: readonly ContentFile[]): Issue[] {
  const valuesOf = ({ name, data }: ContentFile) =>
    Object.entries({ order: data?.order, title: data?.title })
      .filter(([, value]) => value)
      .map(([field, value]) => ({ name, field, value: `${value}` }));
  return Object.keys(FOLDERS).flatMap((folder) => {
    const inFolder = files.filter(({ name }) => name.startsWith(`${folder}/`));
    const byValue = Map.groupBy(inFolder.flatMap(valuesOf), ({ field, value }) => `${field}, ${value}`);
    return [...byValue].flatMap(([shared, [first, ...others]]) => {
      if (!first || others.length === 0) return [];
      const names = formatList([first, ...others].map(({ name }) => name));
      const message = `${names} have the same ${shared}. Give each its own, or remove the one that is a copy.`;
      return [{ file: first.name, path: [first.field], message }];
    });
  });
}

/** Issues for translations that do not have as many questions for parents as the English file. */
function checkQuestions({ parents, translations }: ContentFolder['typed']): Issue[] {
  const english = parents?.questions ?? [];
  return translations.flatMap(({ language, parents: { questions } }) => {
    if (!parents || questions.length === english.length) return [];
    const difference = english.findIndex(({ shows }, index) => shows !== questions[index]?.shows);
    const start = difference < 0 ? english.length : difference;
    const message = `site/parents.yaml has ${english.length} questions, and this file ${questions.length}. They differ from question ${start + 1} on. Write the same ones in each language, in the same order.`;
    return { file: `site/${language}/parents.yaml`, path: ['questions'], message };
  });
}

const BRACES = /\{([^{}]*)\}|[{}]/g;

/** Unknown facts in braces, and unpaired braces. */
function checkFacts(file: ContentFile, sources: FactSources): Issue[] {
  const names = namesOfFacts(sources, TRANSLATION.exec(file.name)?.[1]);
  const listed = names.map((name) => `{${name}}`).join(' ');
  return passagesOf(file).flatMap(({ text, ...place }) =>
    [...text.matchAll(BRACES)].flatMap(([whole, name]) => {
      const field = String(place.path?.[0]);
      const isFact =
        (file.name === FILES.conference.name && (names.includes(field) || field === 'registrationNotes')) ||
        (file.name.startsWith('committees/') && field === 'title');
      const message =
        (name === undefined && 'A brace is missing here, or there is one too many.') ||
        (!names.includes(`${name}`) &&
          `This conference has no fact ${whole}. Leave out the sentence, or the whole entry, that needs it; or write one of these: ${listed}.`) ||
        (isFact && `This is a fact itself, and cannot name another: write out ${whole} here.`);
      return message ? { ...place, message } : [];
    }),
  );
}
