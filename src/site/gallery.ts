import type { Edition } from '../content/collections.ts';
import type { Media } from '../content/schemas/media.ts';
import { addDays, formatDate } from '../shared/dates.ts';
import { ordinal } from '../shared/words.ts';
import { picturePath } from './routes.ts';

/** A photograph as pages show it. */
export type GalleryPicture = ReturnType<typeof galleryPictures>[number];

/** The photographs by day and committee. Those of no day come last, and those of no committee first in their day. */
export function galleryPictures(edition: Pick<Edition, 'media' | 'committees' | 'conference'>) {
  const { media, committees, conference } = edition;
  const LAST = 1000;
  const indexOf = (committee?: string) => committees.findIndex(({ slug }) => slug === committee);
  const placeOf = ({ day = LAST, committee }: Media['pictures'][number]) => day * LAST + indexOf(committee);
  const origin = `the ${ordinal(conference.edition)} edition of ${conference.name} in ${conference.city}`;
  return media.pictures
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((picture, index) => {
      const { day, committee, caption, file, alt } = picture;
      const number = index + 1;
      const date = day ? formatDate(addDays(conference.dates.first, day - 1)) : 'The conference';
      return {
        ...picture,
        path: picturePath(file),
        /** Its place in the gallery. */
        number,
        title: caption ?? `Picture ${number}`,
        /** For search results. */
        description: `${alt.replace(/\.$/, '')}. Picture ${number} from ${origin}.`,
        /** Its heading in the gallery, and the anchor of that heading. */
        group: {
          label: day && `Day ${day}`,
          title: committees[indexOf(committee)]?.title ?? date,
          id: [day && `day-${day}`, committee].filter(Boolean).join('-') || 'conference',
        },
      };
    });
}
