import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import { CONTENT_DIR } from '../content/build-settings.ts';
import { factsOf, readContent } from '../content/reading/read-content.ts';
import { readFont } from '../languages/fonts.build.ts';
import { LATIN_FONTS, lettersWithoutFont } from '../languages/scripts.ts';
import { variantPath } from '../shared/picture-variants.ts';
import { initials } from '../shared/words.ts';

/** The mark of the school as two SVG drawings in one ink, the second with fewer and bolder lines. */
interface Mark {
  full: string;
  small: string;
}

const ORNAMENTS = 'src/styles/ornaments';

/** The room for letters in a frame, in the units of its drawing. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawing that `theme.yaml` names, or else initials in a frame. @param folder of the content */
export async function readMark(folder = CONTENT_DIR): Promise<Mark> {
  const { theme, conference } = factsOf(readContent(folder).files);
  if (theme.mark) {
    const file = join(folder, 'theme', theme.mark);
    const small = variantPath(file, 'small');
    return { full: readFileSync(file, 'utf8'), small: readFileSync(existsSync(small) ? small : file, 'utf8') };
  }
  const letters =
    theme.initials ??
    [...initials(conference?.shortName ?? '')].filter((letter) => !lettersWithoutFont(letter, [])).join('');
  return {
    full: await frameLetters('mark-frame.svg', letters, { x: 24, y: 46, width: 52, height: 38 }),
    // More than two letters could not be read in a browser’s tab.
    small: await frameLetters('mark-frame-small.svg', letters.length > 2 ? letters.slice(0, 1) : letters, {
      x: 6.5,
      y: 12,
      width: 19,
      height: 14,
    }),
  };
}

/** A frame with letters in it, as large as its room allows. */
async function frameLetters(file: string, letters: string, room: Box): Promise<string> {
  const drawing = readFileSync(join(ORNAMENTS, file), 'utf8');
  if (!letters) return drawing;
  const path = await outline(letters);
  const { x, y, width, height } = bounds(path);
  const scale = Math.min(room.width / width, room.height / height);
  const left = room.x + room.width / 2 - (x + width / 2) * scale;
  const top = room.y + room.height / 2 - (y + height / 2) * scale;
  const placed = `<path fill="currentColor" stroke="none" transform="translate(${left} ${top}) scale(${scale})" d="${path}"/>`;
  return drawing.replace('</svg>', `${placed}</svg>`);
}

/** Letters of the display face as lines: an SVG that is a picture has no fonts of the page. */
async function outline(letters: string): Promise<string> {
  const svg = await satori(<div style={{ display: 'flex', fontSize: 100 }}>{letters}</div>, {
    height: 150,
    fonts: [{ name: LATIN_FONTS.displayFamily, weight: 400, data: await readFont(LATIN_FONTS.display) }],
  });
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join('');
}

/** The box around a path with absolute coordinates. */
function bounds(path: string): Box {
  const points = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
