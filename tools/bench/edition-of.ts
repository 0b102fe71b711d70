import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { COMMITTEE_KINDS, type CommitteeData } from '../../src/content/committee.ts';
import { readMarkdown } from '../../src/content/markdown-file.ts';

/** Twenty subjects in fourteen bodies, combined to names that no committee of a real edition has. */
const SUBJECTS = [
  'Water',
  'Forests',
  'Migration',
  'Public Health',
  'Education',
  'Labour',
  'Outer Space',
  'Antarctica',
  'Oceans',
  'Heritage',
  'Disarmament',
  'Refugees',
  'Fisheries',
  'Railways',
  'Languages',
  'Archives',
  'Monsoon',
  'Telegraph',
  'Salt',
  'Cotton',
];
const BODIES = [
  'Council',
  'Assembly',
  'Commission',
  'Congress',
  'Tribunal',
  'Cabinet',
  'Forum',
  'Board',
  'Convention',
  'Conference',
  'Union',
  'Summit',
  'Senate',
  'Bureau',
];

/** A file of `committees/`. */
export interface CommitteeFile {
  /** The file's name, such as `water-council.md`. */
  name: string;
  text: string;
}

/** A picture that a committee can bring: it lies in `public/`. */
export type Picture = Required<Pick<CommitteeData, 'image' | 'imageAlt'>>;

/**
 * Committees that nobody has thought up, as varied as real ones: of every kind, every third with a picture, one
 * in seven with two links to its boards, one in thirteen without a text yet. The same for the same arguments.
 * @param count how many
 * @param firstOrder place of the first in lists
 * @param pictures those to choose from; without any, every committee has a seal
 */
export function generatedCommittees(count: number, firstOrder: number, pictures: readonly Picture[]): CommitteeFile[] {
  return Array.from({ length: count }, (_, index) => {
    const { front, overview } = committeeNumber(index, firstOrder + index, pictures);
    const name = `${slugOf(front.title)}.md`;
    return { name, text: `---\n${stringify(front, { lineWidth: 0 })}---\n${overview}` };
  });
}

/**
 * Writes a whole content folder with a number of committees: those of an edition, and generated ones after them.
 * @param folder is made if it is not there; what is in it is written over
 * @param count how many committees there are to be, at least as many as the edition has
 * @param source the edition
 * @throws RangeError if the edition has more committees than `count`
 */
export function writeEditionOf(count: number, folder: string, source = 'content'): void {
  const real = readdirSync(join(source, 'committees')).map((name) => frontMatterOf(join(source, 'committees', name)));
  if (count < real.length) throw new RangeError(`${source} has ${real.length} committees already, more than ${count}.`);
  cpSync(source, folder, { recursive: true });
  mkdirSync(join(folder, 'committees'), { recursive: true });
  const firstOrder = Math.max(0, ...real.map(({ order }) => order)) + 1;
  const pictures = real.flatMap(({ image, imageAlt }) => (image && imageAlt ? { image, imageAlt } : []));
  for (const { name, text } of generatedCommittees(count - real.length, firstOrder, pictures)) {
    writeFileSync(join(folder, 'committees', name), text);
  }
  const conference = join(folder, 'conference.yaml');
  const facts = readFileSync(conference, 'utf8').replace(/^committeeCount: .*$/m, `committeeCount: ${count}`);
  writeFileSync(conference, facts);
}

function committeeNumber(index: number, order: number, pictures: readonly Picture[]) {
  const subject = at(SUBJECTS, index);
  const body = at(BODIES, Math.floor(index / SUBJECTS.length));
  const round = Math.floor(index / (SUBJECTS.length * BODIES.length));
  const title = [subject, body, ...(round > 0 ? [round + 1] : [])].join(' ');
  const kind = at(COMMITTEE_KINDS, index);
  const isPending = index % 13 === 12;
  const paper = (name: string) => ({ title: name, url: `https://example.org/${slugOf(title)}/${slugOf(name)}` });
  const front: CommitteeData = {
    order,
    title,
    cardTitle: title,
    fullName: `${body} on ${subject} and the ${at(SUBJECTS, index + 7)} of the Future${round > 0 ? ` ${round + 1}` : ''}`,
    kind,
    agenda: `How ${subject.toLowerCase()} can be shared fairly between neighbours who disagree`,
    ...(kind === 'historical' ? { setting: 'Assembles in an earlier century' } : {}),
    ...(index % 3 === 0 && pictures.length > 0 ? at(pictures, index / 3) : {}),
    summary: `The ${title} discusses ${subject.toLowerCase()}, and what neighbours who disagree about it owe to each other.`,
    executiveBoard:
      index % 7 === 6 ? [paper('Executive Board 1'), paper('Executive Board 2')] : [paper('Executive Board Members')],
    backgroundGuide: [paper('Background Guide')],
    ...(isPending ? { overviewPending: 'More will be known when the committee has found its case.' } : {}),
  };
  return { front, overview: isPending ? '' : `\n${overviewOf(title, subject)}` };
}

function overviewOf(title: string, subject: string): string {
  return [
    `The ${title} brings together delegates whose countries depend on the same thing and do not trust each other with it. Its agenda is ${subject.toLowerCase()}: who may use it, who must care for it, and who decides when the two are at odds. Every delegate speaks for one member, and a resolution needs a majority of those who are present and voting.`,
    `Agreements about ${subject.toLowerCase()} are old, and most of them were made for a world with fewer people in it. Some members ask for new rules, others for time; some want an impartial body to inspect what is done, others see in that an intrusion. **Poorer members** point out that they are asked to give up first what they have used least.`,
    `Delegates should consider:\n\n- what their country has signed, and what it has kept of it;\n- which neighbours would join them, and at what price;\n- how a draft could be checked, and paid for.\n`,
  ].join('\n\n');
}

function frontMatterOf(file: string): CommitteeData {
  return readMarkdown(readFileSync(file, 'utf8'), file).data as CommitteeData;
}

/** The item at a place, beginning anew after the last. */
function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
