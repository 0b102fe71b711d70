import { dirname, posix } from 'node:path';
import { decode } from '../shared/base-path.ts';
import { drawingsOf } from './picture-variants.ts';
import type { Content } from './read.ts';
import { pictureNameMessage } from './schemas/fields.ts';
import { linksIn } from './texts.ts';

/** Pictures that no page shows. They are not published. */
export function unusedPictures(content: Content): string[] {
  const used = namedPictures(content).flatMap(({ picture }) => filesOf(picture, content));
  return content.pictures.filter((picture) => !used.includes(picture));
}

/** Every picture that fields and texts name, with its place. */
export function namedPictures({ files }: Content) {
  return (
    files
      .flatMap(linksIn)
      // The schema has reported what cannot be the name of a picture.
      .filter(({ isPicture, path, address }) => isPicture && !(path && pictureNameMessage(address)))
      .map((link) => ({ ...link, picture: posix.join(dirname(link.file), decode(link.address)) }))
  );
}

/** A picture and its other drawings, as far as they are there. */
export function filesOf(picture: string, { pictures }: Content): string[] {
  return pictures.includes(picture) ? drawingsOf(picture).filter((drawing) => pictures.includes(drawing)) : [];
}
