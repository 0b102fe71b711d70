import { z } from 'astro/zod';
import { picturePath, routes } from '../../routes.ts';
import { agree, noTwoAlike } from './agree.ts';
import { dayNumber, fieldset, text } from './fields.ts';
import { pictureFile } from './picture-names.ts';

/** `content/media.yaml`, if there is one: the photographs in the folder `content/media/`. */
export const mediaSchema = fieldset({
  lede: text('Photographs of both days.')
    .default('Photographs of the conference, by day and committee.')
    .describe('The line under the heading, and the sentence in search results.'),
  pictures: z
    .array(
      fieldset({
        file: pictureFile('content/media'),
        alt: text(
          'Three delegates read a draft',
          'The picture has no description for visitors who cannot see it. Write in alt what it shows, for example: Three delegates read a draft',
        ).describe('What the picture shows, for visitors who cannot see it.'),
        caption: text('A draft at the last minute').optional(),
        credit: text('International Press Corps').optional().describe('Who took it.'),
        day: dayNumber().optional().describe('The day of the conference on which it was taken: 1 is the first.'),
        committee: text('disec').optional().describe('The committee that it shows: the name of its file without .md.'),
      }),
    )
    .default([]),
}).check(
  agree(['pictures'], ({ pictures }) =>
    noTwoAlike(
      pictures,
      ({ file }) => picturePath(file),
      ({ file }, index, first) => ({
        path: ['pictures', index, 'file'],
        message: `${first.file} has the same address, ${picturePath(file)}. Rename one.`,
      }),
    ),
  ),
  agree(['pictures'], ({ pictures }) =>
    pictures.map(({ file }, index) => ({
      isBroken: picturePath(file) === `${routes.media}/index`,
      path: ['pictures', index, 'file'],
      message: `Web servers use the name index for the page of the whole folder. Rename ${file}, for example: opening.jpg.`,
    })),
  ),
);

export type Media = z.infer<typeof mediaSchema>;
