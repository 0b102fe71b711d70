import type { SiteContent } from '../content/collections.ts';
import { PUBLIC_DIR } from '../content/load.ts';
import type { ContentFolder } from '../content/read.ts';
import { linksIn, passagesOf } from '../content/texts.ts';
import { OUT_OF_REACH } from './out-of-reach.ts';
import { OUTDATED } from './outdated.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import type { Place, Reminder, Review } from './reminder.ts';
import { UNFINISHED } from './unfinished.ts';

/** All reminders, the most urgent first. */
const GROUPS: [title: string, reminders: Reminder[]][] = [
  ['What must not be public', PERSONAL_DATA],
  ['What is not true yet', UNFINISHED],
  ['What is no longer true', OUTDATED],
  ['What visitors cannot open or see', OUT_OF_REACH],
];

/** The reminders that apply, in groups: one line each, with all places. @param now milliseconds since the epoch */
export async function listReminders(
  content: SiteContent,
  contentFolder: ContentFolder,
  now: number,
  publicFolder = PUBLIC_DIR,
): Promise<{ title: string; lines: string[] }[]> {
  const review = createReview(content, contentFolder, now, publicFolder);
  const groups = GROUPS.map(async ([title, reminders]) => ({ title, lines: await linesOf(reminders, review) }));
  return (await Promise.all(groups)).filter(({ lines }) => lines.length > 0);
}

/** The reminders about personal data, one line each. */
export function listPersonalData(
  content: SiteContent,
  contentFolder: ContentFolder,
  publicFolder = PUBLIC_DIR,
): Promise<string[]> {
  return linesOf(PERSONAL_DATA, createReview(content, contentFolder, Date.now(), publicFolder));
}

function createReview(content: SiteContent, contentFolder: ContentFolder, now: number, publicFolder: string): Review {
  const { files } = contentFolder;
  return {
    content,
    contentFolder,
    now,
    publicFolder,
    passages: files.flatMap(passagesOf),
    links: files.flatMap(linksIn),
  };
}

async function linesOf(reminders: Reminder[], review: Review): Promise<string[]> {
  const found = reminders.map(async ({ title, find }) => {
    const places = await find(review);
    return places.length > 0 ? `${title}: ${formatPlaces(places)}` : [];
  });
  // With ordinary spaces, so that editors can search for the words.
  return (await Promise.all(found)).flat().map((line) => line.replaceAll('\u00a0', ' '));
}

/** Such as `site/about.md, lines 3, 7; secretariat.yaml, line 12 (Hall and food)`. */
function formatPlaces(places: Place[]): string {
  const byFile = Map.groupBy(places, ({ file }) => file);
  return [...byFile]
    .map(([file, inFile]) => {
      const details = inFile.map(({ line = '', note }) => [line, note && `(${note})`].filter(Boolean).join(' '));
      const lines = [...new Set(details)].filter(Boolean);
      const word = inFile.some(({ line }) => line) ? (lines.length > 1 ? ', lines' : ', line') : '';
      return [`${file}${word}`, lines.join(', ')].filter(Boolean).join(' ');
    })
    .join('; ');
}
