import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from '../../src/lib/seo.ts';
import { isArchived } from '../hosting/archives.ts';
import { ENOUGH_WORDS, isHard, LOWER_SECONDARY, measure } from './measure.ts';
import { guidelinesOf, proseOf } from './prose.ts';

/** A text with its name. */
interface Named {
  name: string;
  paragraphs: string[];
}

/** How hard the guidelines and the pages of a built site are to read, as Markdown. @param dist folder of the build */
export function readingReport(dist: string): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !isArchived(file))
    .sort();
  const html = (file: string) => readFileSync(join(dist, file), 'utf8');
  const guidelines = guidelinesOf(html('guidelines.html')).map(({ title, text }, index) => ({
    name: `${index + 1}. ${title}`,
    paragraphs: [text],
  }));
  const pages = files.map((file) => ({ name: `\`${pagePath(`/${file}`, '')}\``, paragraphs: proseOf(html(file)) }));
  const together = { name: '**All together**', paragraphs: guidelines.flatMap(({ paragraphs }) => paragraphs) };
  return `${[
    '# How hard the texts are to read',
    '',
    'Written by `npm run reading` from a build of the sample edition; `tests/reading.spec.ts` says when it is out of date. `node tools/reading-level.ts dist` prints the same of the last `npm run build`.',
    '',
    `The grade is Flesch–Kincaid’s: years of school, reckoned from the length of sentences and the syllables of words. WCAG 3.1.5 (level AAA) asks for a text of the lower secondary level, about grade ${LOWER_SECONDARY}, or for something that helps. The measure knows no meaning: names of countries and organisations, which every delegate knows, count as hard words, and a text of fewer than ${ENOUGH_WORDS} words swings by some grades with one of them. Measured are the sentences of a page’s main part; headings, labels, names in lists and the contact form are not.`,
    '',
    '## The guidelines',
    '',
    ...table('guideline', [...guidelines, together], 1),
    '',
    hardOnes(guidelines, 1),
    '',
    '## The pages',
    '',
    ...table('page', pages, ENOUGH_WORDS),
    '',
    hardOnes(pages, ENOUGH_WORDS),
    '',
    '## What helps with the hard ones',
    '',
    '- Words of the conference are explained on `/first-conference`, and linked where they first stand on a page.',
    '- Abbreviations of committees stand with their names in full.',
    '- `/first-conference` tells how a day of committee goes in short sentences, and `/parents-and-schools` answers what is asked first.',
    '- The wording of guidelines and agendas is the conference’s own and is not made simpler here.',
  ].join('\n')}\n`;
}

function table(what: string, texts: Named[], enough: number): string[] {
  const rows = texts.map(({ name, paragraphs }) => {
    const reading = measure(paragraphs);
    if (!reading || reading.words < enough) return `| ${name} | ${reading?.words ?? 0} | – | too short to say |`;
    const grade = Math.round(reading.grade);
    return `| ${name} | ${reading.words} | ${reading.wordsPerSentence.toFixed(0)} | ${isHard(reading) ? `**${grade}**` : grade} |`;
  });
  return [`| ${what} | words | words in a sentence | grade |`, '| --- | ---: | ---: | ---: |', ...rows];
}

function hardOnes(texts: Named[], enough: number): string {
  const measured = texts.flatMap(({ name, paragraphs }) => {
    const reading = measure(paragraphs);
    return reading && reading.words >= enough ? { name, reading } : [];
  });
  const hard = measured.filter(({ reading }) => isHard(reading)).map(({ name }) => name);
  return `${hard.length} of ${measured.length} lie above grade ${LOWER_SECONDARY}${hard.length > 0 ? `: ${hard.join(', ')}` : ''}.`;
}
