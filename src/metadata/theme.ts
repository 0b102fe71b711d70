import { readFileSync } from 'node:fs';
import { MARK, THEME } from '../content/collections.ts';
import { coloursIn, TOKENS } from '../content/colours.ts';
import { CONTENT_DIR } from '../content/load.ts';

/** The mark as SVG. */
export function readMark(): string {
  return readFileSync(`${CONTENT_DIR}/${MARK}`, 'utf8');
}

/** The value of a colour, for places without style sheets. @param name such as `night-802` */
export function themeColour(name: string): string {
  // The theme of the conference overrides the tokens.
  const files = [TOKENS, `${CONTENT_DIR}/${THEME}`];
  const colour = new Map(files.flatMap((file) => [...coloursIn(readFileSync(file, 'utf8'))])).get(`--${name}`);
  if (!colour) throw new Error(`There is no colour --${name} in ${TOKENS}.`);
  return colour;
}

/** The colour of browser bars and of the launch screen. */
export function browserColour(): string {
  return themeColour('night-802');
}

/** Places a drawing in another SVG, and fills it with one ink. */
export function placeDrawing(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>, ink: string): string {
  const attributes = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
  // Inside another SVG, nothing such as `<?xml …?>` may precede `<svg>`. Its position and size are replaced.
  const nested = svg
    .replace(/^[\s\S]*?(?=<svg\b)/, '')
    .replace(/^<svg[^>]*/, (tag) =>
      tag
        .replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
        .replace('<svg', `<svg${attributes.join('')}`),
    );
  const id = `ink${ink.slice(1)}`;
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#${id})">${nested}</g>`;
}
