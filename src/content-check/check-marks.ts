import { existsSync, readFileSync } from 'node:fs';
import { MARKS } from '../content/collections.ts';
import type { Issue } from '../content/issue.ts';
import { sharp } from '../shared/sharp.ts';

/** Texts and pictures would look different or be missing on other computers. */
const NOT_A_SHAPE = /<(?:text|image|use|script|foreignObject|a)\b/i;

/** The mark in both drawings. Missing files are reported by check-file-names.ts. */
export async function checkMarks(folder: string): Promise<Issue[]> {
  const marks = Object.values(MARKS).filter((file) => existsSync(`${folder}/${file}`));
  const found = marks.map(async (file) => {
    const message = await markMessage(readFileSync(`${folder}/${file}`, 'utf8'));
    return message ? [{ file, message }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function markMessage(svg: string): Promise<string | undefined> {
  const size = await sharp(Buffer.from(svg || ' '))
    .metadata()
    .catch(() => undefined);
  if (!size || size.width !== size.height || !svg.includes('viewBox'))
    return 'The mark must be an SVG drawing in a square. In your drawing program, make the page square, and save as SVG: the first tag then has, for example, viewBox="0 0 100 100".';
  return NOT_A_SHAPE.test(svg)
    ? 'The mark must be made of shapes alone: in your drawing program, turn texts into paths, unlink clones, remove pictures and links, and save as plain SVG.'
    : undefined;
}
