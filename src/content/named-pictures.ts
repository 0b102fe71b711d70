import { dirname, posix } from 'node:path';
import { decode } from '../shared/base-path.ts';
import { drawingsOf } from './picture-variants.ts';
import type { ContentFolder } from './read.ts';
import { pictureNameMessage } from './schemas/fields.ts';
import { linksIn } from './texts.ts';

/** Every picture that a field or text names, with its place. */
export function namedPictures({ files }: ContentFolder) {
  return (
    files
      .flatMap(linksIn)
      // Invalid names of pictures in fields are left out, since the schema reports them.
      .filter(({ isPicture, path, address }) => isPicture && !(path && pictureNameMessage(address)))
      .map((link) => ({ ...link, picture: posix.join(dirname(link.file), decode(link.address)) }))
  );
}

/** The existing files of a picture: itself and its variants. */
export function filesOf(picture: string, { pictures }: ContentFolder): string[] {
  return pictures.includes(picture) ? drawingsOf(picture).filter((drawing) => pictures.includes(drawing)) : [];
}
