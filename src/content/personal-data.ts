import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** In a PDF, as its programs write it. */
const AUTHOR_OR_TITLE = /\/(?:Author|Title)\s*[(<]/;

/** Documents that name an author or a title, and pictures with what a camera wrote into them, such as a place. */
export async function listPersonalData(publicFolder: string): Promise<string[]> {
  const names = globSync('**/*.{pdf,jpg,jpeg,png,webp,avif}', { cwd: publicFolder }).sort();
  // Those of earlier years stay as they are.
  const found = names
    .filter((name) => !/^\d{4}\b/.test(name))
    .map(async (name) => {
      const bytes = readFileSync(`${publicFolder}/${name}`);
      const isTelling = name.endsWith('.pdf')
        ? AUTHOR_OR_TITLE.test(bytes.toString('latin1'))
        : (
            await sharp(bytes)
              .metadata()
              .catch(() => undefined)
          )?.exif !== undefined;
      return isTelling ? `public/${name.replaceAll('\\', '/')}` : [];
    });
  return (await Promise.all(found)).flat();
}
