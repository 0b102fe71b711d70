import { cityMapping } from 'city-timezones';
import { languageOfFile } from '../reading/content-files.ts';
import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage } from '../reading/prose.ts';
import type { Facts } from '../reading/read-content.ts';

/** Smaller places often have the names of people and things. */
const MIN_INHABITANTS = 100_000;

/** Files in which a city may be what a committee debates, part of the past, or part of a name. */
const LEFT_ALONE = /^(committees\/|glossary|history|media|secretariat|conference)/;

const CITIES = new Set(cityMapping.filter(({ pop }) => pop >= MIN_INHABITANTS).map(({ city }) => city));

/** One or more words with capitals: `Panama City`. `Lincoln Hall` matches as a whole, which is no city. */
const CAPITALISED = /\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*/gu;

/** Words before a city that have a capital where a sentence begins. */
const PREPOSITION = /^(At|From|In|Near|To) /;

/**
 * Texts that name a city other than that of the conference: they may have been written for an earlier edition or another
 * school. Cities that the committees debate are left out.
 */
export function findOtherCities({ conference }: Facts, passages: readonly Passage[]): Issue[] {
  if (!conference) return [];
  const { city: own } = conference;
  const debated = passages.filter(({ file }) => /^(committees\/|glossary)/.test(file)).map(({ text }) => text);
  const isOther = (name: string) => name !== own && CITIES.has(name) && !debated.some((text) => text.includes(name));
  return passages
    .filter(({ file }) => !LEFT_ALONE.test(file) && !languageOfFile(file))
    .flatMap((passage) =>
      [...passage.text.matchAll(CAPITALISED)].flatMap(({ 0: words, index }) => {
        const city = words.replace(PREPOSITION, '').replace(/[.’']+s?$/, '');
        const message = `This text names ${city}, but the conference is in ${own}, by conference.yaml. Is that right? For the city of the conference, write {city}.`;
        return issueAt(passage, index, isOther(city) && message);
      }),
    );
}
