import type { Edition } from '../content/collections.ts';
import type { Media } from '../content/schemas/media.ts';
import { addDays, formatDate } from '../shared/dates.ts';
import { ordinal } from '../shared/words.ts';
import { picturePath } from './routes.ts';

/** A photograph as pages show it. */
export type GalleryPicture = Media['pictures'][number] & {
  /** Path of its page. */
  path: string;
  /** Its place in the gallery, from 1 on. */
  number: number;
  /** Its caption, or else its number in words. */
  title: string;
  /** Its heading in the gallery, and the anchor of that heading. */
  group: { label: string | undefined; title: string; id: string };
};

/** The photographs by day and committee. Those of no day come last, and those of no committee first in their day. */
export function galleryPictures({
  media,
  committees,
  conference,
}: Pick<Edition, 'media' | 'committees' | 'conference'>) {
  const LAST = 1000;
  const indexOf = (committee?: string) => committees.findIndex(({ slug }) => slug === committee);
  const placeOf = ({ day = LAST, committee }: Media['pictures'][number]) => day * LAST + indexOf(committee);
  return media.pictures
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((picture, index): GalleryPicture => {
      const { day, committee, caption, file } = picture;
      const label = day && `Day ${day}`;
      const date = day ? formatDate(addDays(conference.dates.first, day - 1)) : 'The conference';
      const title = committees[indexOf(committee)]?.title ?? date;
      const id = [day && `day-${day}`, committee].filter(Boolean).join('-') || 'conference';
      const number = index + 1;
      return {
        ...picture,
        path: picturePath(file),
        number,
        title: caption ?? `Picture ${number}`,
        group: { label, title, id },
      };
    });
}

/** A photograph in a sentence or two, for search results. */
export function pictureDescription(
  { alt, number }: GalleryPicture,
  { edition, name, city }: Edition['conference'],
): string {
  return `${alt.replace(/\.$/, '')}. Picture ${number} from the ${ordinal(edition)} edition of ${name} in ${city}.`;
}
