import { z } from 'astro/zod';
import { picturePath } from '../../site/routes.ts';
import { agree, dayNumber, fieldset, pictureFile, text } from './fields.ts';

/** `content/media.yaml`, if there is one: the photographs in the folder `content/media/`. */
export const mediaSchema = fieldset({
  /** The line under the heading, and the sentence for search results. */
  lede: text('Photographs of both days.').default('Photographs of the conference, by day and committee.'),
  pictures: z
    .array(
      fieldset({
        file: pictureFile('content/media'),
        /** What it shows, for visitors who do not see it. */
        alt: text(
          'Three delegates read a draft',
          'The picture has no description for visitors who cannot see it. Write in alt what it shows, for example: Three delegates read a draft',
        ),
        caption: text('A draft at the last minute').optional(),
        /** Who took it. */
        credit: text('International Press Corps').optional(),
        /** The day of the conference, from 1 on, and the committee under which it is shown. */
        day: dayNumber().optional(),
        committee: text('unsc').optional(),
      }),
    )
    .default([]),
}).superRefine(
  agree(({ pictures }) =>
    pictures.map(({ file }, index) => {
      const twin = pictures.slice(0, index).find((other) => picturePath(other.file) === picturePath(file));
      return [
        twin,
        ['pictures', index, 'file'],
        `${twin?.file} has the same address, ${picturePath(file)}. Rename one.`,
      ];
    }),
  ),
);

export type Media = z.infer<typeof mediaSchema>;
