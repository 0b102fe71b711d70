import { relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ARTWORK, artworkPath, FRIEZES } from '../src/content/artwork.ts';
import { CONTENT_DIR, forgetContentFolder, getContentFolder } from '../src/content/load.ts';
import { namedPictures } from '../src/content/pictures.ts';
import { contentOf } from '../src/content/read.ts';
import { readDrawings } from '../src/pictures/source-images.ts';
import { throwIfAny } from './content-check.ts';

const NAME = 'virtual:content';
const ID = `\0${NAME}`;

/**
 * The content and its pictures as a module for pages, which Vite bundles separately from the code that Node runs. Pictures
 * that no page shows stay out of the build, since they would be published unprocessed.
 */
export const contentModule: Plugin = {
  name: 'content-module',
  resolveId: (name) => (name === NAME ? ID : undefined),
  async load(id) {
    if (id !== ID) return undefined;
    if (this.environment.mode === 'dev') await throwIfAny();
    const contentFolder = getContentFolder();
    const named = namedPictures(contentFolder).map(({ picture }) => `${contentFolder.path}/${picture}`);
    const friezes = Object.values(FRIEZES).flatMap(({ name, narrowName }) => [name, narrowName]);
    const artwork = [...Object.keys(ARTWORK), ...friezes];
    const paths = [...new Set([...artwork.map(artworkPath), ...named])];
    const pictures = (await Promise.all(paths.map(readDrawings))).flat();
    const entries = pictures.map((picture, index) => `{ ...${JSON.stringify(picture)}, file: picture${index} }`);
    return [
      ...pictures.map(
        ({ path }, index) => `import picture${index} from ${JSON.stringify(normalizePath(resolve(path)))};`,
      ),
      `export const content = ${JSON.stringify(contentOf(contentFolder))};`,
      `export const pictures = [${entries}];`,
    ].join('\n');
  },
  // Reads the content again when one of its files is saved.
  configureServer({ watcher, environments, ws }) {
    watcher.on('all', (_event, path) => {
      if (relative(CONTENT_DIR, path).startsWith('..')) return;
      forgetContentFolder();
      for (const { moduleGraph } of Object.values(environments)) {
        const module = moduleGraph.getModuleById(ID);
        if (module) moduleGraph.invalidateModule(module);
      }
      ws.send({ type: 'full-reload' });
    });
  },
};
