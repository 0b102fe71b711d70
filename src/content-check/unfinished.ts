import { readFileSync } from 'node:fs';
import { FILES, THEME_FILES } from '../content/collections.ts';
import { NAME_IN_BRACES } from '../content/facts.ts';
import { isPlaceholder, TO_BE_WRITTEN } from '../content/placeholder.ts';
import { type ContentFolder, readContentFolder } from '../content/read.ts';
import { passagesOf } from '../content/texts.ts';
import { mentions } from './mentions.ts';
import { type Place, placeOf, type Reminder, type Review } from './reminder.ts';

/** Placeholders such as TODO or [your name], unless in brackets of a link, and the example telephone number. */
const LEFT_OVER =
  /\b(?:TODO|TBA|TBC|TBD|XXX+|to be (?:confirmed|filled in|updated))\b|\blorem ipsum\b|_{4,}|\?{3,}|^\W*(?:your|insert) [\w ]{3,30} here\W*$|\[(?:insert|name|date|time|venue|fee|your)\b[^\][]*\](?![([])|\b98765 ?4321\d\b/i;

/** Texts and dates that are not true yet. */
export const UNFINISHED: Reminder[] = [
  { title: 'Texts to be written', find: findUnwritten },
  { title: 'Placeholders for real addresses and accounts', find: saying(isPlaceholder) },
  { title: 'Placeholder words that nobody has replaced', find: saying((text) => LEFT_OVER.test(text)) },
  { title: 'Letters without a name, or that their writer has not confirmed', find: findUnconfirmedLetters },
  {
    title: 'Committees with different openTo. {restrictedCommittees} names them all: look at the texts that have it',
    find: findMixedRestrictions,
  },
  { title: 'Dress codes of a day that no text names. Add them where {dressCode1} is', find: findUnnamedDressCodes },
  { title: 'Texts and pictures that are still those of the sample school', find: findSampleTexts },
];

/** Texts that `new-edition` has emptied. */
export function findUnwritten({ passages }: Pick<Review, 'passages'>): Review['passages'] {
  return passages.filter(({ text }) => text.startsWith(TO_BE_WRITTEN));
}

function saying(isMeant: (text: string) => boolean) {
  return ({ passages }: Review) => passages.filter(({ text }) => isMeant(text));
}

function findUnconfirmedLetters(review: Review): Place[] {
  return review.content.addressals
    .filter(({ author, confirmed }) => author === '' || !confirmed)
    .map(({ slug, author }) => placeOf(review, `addressals/${slug}.md`, [author === '' ? 'author' : 'confirmed']));
}

function findMixedRestrictions(review: Review): Place[] {
  const restricted = review.content.committees.filter(({ openTo }) => openTo);
  const isMixed = new Set(restricted.map(({ openTo }) => openTo)).size > 1;
  if (!isMixed || !isNamed(review, 'restrictedCommittees')) return [];
  return restricted.map(({ slug, openTo }) => placeOf(review, `committees/${slug}.md`, ['openTo'], openTo));
}

function findUnnamedDressCodes(review: Review): Place[] {
  return review.content.conference.dressCode.flatMap((dress, day) =>
    isNamed(review, 'dressCode1') && !isNamed(review, `dressCode${day + 1}`)
      ? placeOf(review, FILES.conference.name, ['dressCode', day], dress)
      : [],
  );
}

function isNamed({ passages }: Review, fact: string): boolean {
  return passages.some(({ text }) => text.includes(`{${fact}}`));
}

/** Texts that any school may publish unchanged, and those that are short apart from facts. */
const REUSABLE = /^pages\/(?:accessibility|privacy)\.md: |: .{0,40}$/;

/** Texts, pictures and names that another school has kept from the sample edition, from which it starts. */
function findSampleTexts({ contentFolder, content, passages }: Review): Place[] {
  const sample = readContentFolder('tests/fixtures/sample-edition');
  const { name, shortName, city, venue } = sample.typed.conference ?? content.conference;
  if (content.conference.name === name) return [];
  const { conference } = content;
  const names = [name, shortName, city, venue].filter((word) => !Object.values(conference).includes(word));
  const keyOf = ({ file, text }: { file: string; text: string }) => `${file}: ${text}`;
  const known = new Set(sample.files.flatMap(passagesOf).map(keyOf));
  const texts = passages.filter((passage) => {
    const key = keyOf(passage);
    return (
      known.has(key) &&
      (!REUSABLE.test(key.replace(NAME_IN_BRACES, '')) || names.some((word) => mentions(passage.text, word)))
    );
  });
  const bytesOf = ({ path: folder }: ContentFolder, file: string) => readFileSync(`${folder}/${file}`);
  const pictures = [...contentFolder.pictures.filter((file) => sample.pictures.includes(file)), ...THEME_FILES]
    .filter((file) => bytesOf(contentFolder, file).equals(bytesOf(sample, file)))
    .map((file) => ({ file }));
  return [...texts, ...pictures];
}
