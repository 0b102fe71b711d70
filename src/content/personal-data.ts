import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { FORMER_EDITIONS } from '../shared/base-path.ts';

/** In a PDF, as its programs write it. */
const AUTHOR_OR_TITLE = /\/(?:Author|Title)\s*[(<]/;

/** Documents that name an author or a title, and pictures with what a camera wrote into them, such as a place. */
export async function listPersonalData(publicFolder: string): Promise<string[]> {
  const names = globSync('**/*.{pdf,jpg,jpeg,png,webp,avif}', {
    cwd: publicFolder,
    exclude: [`${FORMER_EDITIONS}/**`],
  });
  const found = names.sort().map(async (name) => {
    const file = `${publicFolder}/${name}`;
    const isTelling = name.endsWith('.pdf') ? namesAuthor(file) : await hasExif(file);
    return isTelling ? `public/${name.replaceAll('\\', '/')}` : [];
  });
  return (await Promise.all(found)).flat();
}

function namesAuthor(file: string): boolean {
  return AUTHOR_OR_TITLE.test(readFileSync(file, 'latin1'));
}

async function hasExif(file: string): Promise<boolean> {
  try {
    return (await sharp(file).metadata()).exif !== undefined;
  } catch {
    // No picture, whatever its name says.
    return false;
  }
}
