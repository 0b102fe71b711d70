import { readFileSync } from 'node:fs';
import { presentFilesIn } from '../shared/files.ts';
import { sharp } from '../shared/sharp.ts';

/** In a PDF, as its programs write it: the words, or the number of the object that has them. */
const AUTHOR = /\/Author\s*(?:\((?!\))|<(?!>)|\d)|<dc:creator>/;

/** Documents that name an author, and pictures with what a camera wrote into them, such as a place. */
export async function listPersonalData(publicFolder: string): Promise<string[]> {
  const documents = presentFilesIn(publicFolder).filter((name) => /\.(?:pdf|jpe?g|png|webp|avif)$/i.test(name));
  const found = documents.map(async (name) => {
    const file = `${publicFolder}/${name}`;
    const isTelling = /\.pdf$/i.test(name) ? namesAuthor(file) : await hasExif(file);
    return isTelling ? `public/${name}` : [];
  });
  return (await Promise.all(found)).flat();
}

function namesAuthor(file: string): boolean {
  return AUTHOR.test(readFileSync(file, 'latin1'));
}

async function hasExif(file: string): Promise<boolean> {
  try {
    return (await sharp(file).metadata()).exif !== undefined;
  } catch {
    // No picture, whatever its name says.
    return false;
  }
}
