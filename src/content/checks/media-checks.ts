import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countDays } from '../../shared/dates.ts';
import { picturePath } from '../../site/routes.ts';
import { noCommittee } from '../nearest.ts';
import { arePossible } from '../schemas/bounds.ts';
import { HEIC_REMEDY, PICTURE_NAME } from '../schemas/fields.ts';
import type { Media } from '../schemas/media.ts';
import type { ContentFile } from './check-content.ts';
import { LEFT_ALONE } from './content-files.ts';
import type { Facts } from './cross-checks.ts';
import { type Issue, issuesIn, type Row } from './issue.ts';
import { pictureIssue } from './picture-checks.ts';

/** What is wrong with the photographs, and those that nobody names. @param slugs of the committees */
export async function findMediaIssues(
  files: ContentFile[],
  { media, conference }: Facts,
  slugs: string[],
  folder: string,
): Promise<Issue[]> {
  // Nothing is known of a file that has mistakes.
  if (files.some(({ name, data }) => name === 'media.yaml' && !data)) return [];
  const { pictures } = media;
  const days = conference && arePossible(conference.dates) ? countDays(conference.dates) : undefined;
  const pictureIssues = pictures.map(async ({ file, day = 1, committee }, index): Promise<Issue[]> => {
    const twin = pictures.slice(0, index).find((other) => picturePath(other.file) === picturePath(file));
    const message = await pictureIssue(join(folder, 'media'), file, 'content/media');
    const rows: Row[] = [
      [message, ['file'], message ?? ''],
      [twin, ['file'], `${twin?.file} has the same address, ${picturePath(file)}. Rename one of the two.`],
      [
        days !== undefined && day > days,
        ['day'],
        `The conference has no day ${day}: its number of days is ${days}. Correct the day, or leave it out.`,
      ],
      [committee && !slugs.includes(committee), ['committee'], noCommittee(committee ?? '', slugs)],
    ];
    return issuesIn('media.yaml', rows, ['pictures', index]);
  });
  return [...(await Promise.all(pictureIssues)).flat(), ...findUnnamed(pictures, join(folder, 'media'))];
}

function findUnnamed(pictures: Media['pictures'], folder: string): Issue[] {
  if (!existsSync(folder)) return [];
  const named = pictures.map(({ file }) => file.replace(/^\.\//, ''));
  return readdirSync(folder)
    .filter((name) => !named.includes(name) && !LEFT_ALONE.test(name))
    .map((name) => ({ file: `media/${name}`, message: unnamedRemedy(name), isDoubt: true }));
}

function unnamedRemedy(name: string): string {
  if (/\.hei[cf]$/i.test(name)) return HEIC_REMEDY;
  return PICTURE_NAME.test(name)
    ? 'media.yaml does not name this picture, so visitors do not see it. Add it there, or remove the file.'
    : 'The website does not use this file: media is for JPEG, PNG, WebP and AVIF pictures. Remove it.';
}
