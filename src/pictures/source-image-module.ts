import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ARTWORK, artworkPath, BENCHES, CARDS, DOORS } from '../content/artwork.ts';
import { getContentFolder } from '../content/load.ts';
import { namedPictures } from '../content/named-pictures.ts';
import { readDrawings } from './source-images.ts';

const ID = '\0virtual:source-images';

/**
 * Makes the module `virtual:source-images`: the files of every picture that a page shows. Others stay out of the build,
 * which would publish them unprocessed.
 */
export const sourceImageModule: Plugin = {
  name: 'source-image-module',
  resolveId: (name) => (name === 'virtual:source-images' ? ID : undefined),
  async load(id) {
    if (id !== ID) return undefined;
    const contentFolder = getContentFolder();
    const named = namedPictures(contentFolder).map(({ picture }) => `${contentFolder.path}/${picture}`);
    const benches = Object.values(BENCHES).flatMap(({ name, narrowName }) => [name, narrowName]);
    const artwork = [...Object.keys(ARTWORK), ...benches, ...Object.values(CARDS), ...DOORS];
    const paths = [...new Set([...artwork.map(artworkPath), ...named])];
    const images = (await Promise.all(paths.map(readDrawings))).flat();
    const entries = images.map((image, index) => `{ ...${JSON.stringify(image)}, file: file${index} }`);
    return [
      ...images.map(({ path }, index) => `import file${index} from ${JSON.stringify(normalizePath(resolve(path)))};`),
      `export const sourceImages = [${entries}];`,
    ].join('\n');
  },
};
