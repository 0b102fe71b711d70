import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ARTWORK, artworkPath, BENCHES, CARDS, DOORS } from '../content/artwork.ts';
import { getContentFolder } from '../content/load.ts';
import { namedPictures } from '../content/named-pictures.ts';
import { readDrawings } from './source-images.ts';

const ID = '\0virtual:pictures';

/**
 * Makes the module `virtual:pictures`: every picture that a page shows. Other pictures stay out of the build, which would
 * publish them unprocessed.
 */
export const pictureModule: Plugin = {
  name: 'picture-module',
  resolveId: (name) => (name === 'virtual:pictures' ? ID : undefined),
  async load(id) {
    if (id !== ID) return undefined;
    const contentFolder = getContentFolder();
    const named = namedPictures(contentFolder).map(({ picture }) => `${contentFolder.path}/${picture}`);
    const benches = Object.values(BENCHES).flatMap(({ name, narrowName }) => [name, narrowName]);
    const artwork = [...Object.keys(ARTWORK), ...benches, ...Object.values(CARDS), ...DOORS];
    const paths = [...new Set([...artwork.map(artworkPath), ...named])];
    const pictures = (await Promise.all(paths.map(readDrawings))).flat();
    const entries = pictures.map((picture, index) => `{ ...${JSON.stringify(picture)}, file: picture${index} }`);
    return [
      ...pictures.map(
        ({ path }, index) => `import picture${index} from ${JSON.stringify(normalizePath(resolve(path)))};`,
      ),
      `export const pictures = [${entries}];`,
    ].join('\n');
  },
};
