import { readFileSync } from 'node:fs';
import { MARKS, THEME } from '../content/collections.ts';
import { coloursIn, TOKENS } from '../content/colours.ts';
import { CONTENT_DIR } from '../content/load.ts';

/** An SVG. */
export function readMark(size: keyof typeof MARKS): string {
  return readFileSync(`${CONTENT_DIR}/${MARKS[size]}`, 'utf8');
}

/** For icons and the bars of browsers, which take no style sheet. @param name such as `night-802` */
export function themeColour(name: string): string {
  // The theme of the conference comes last: it wins.
  const files = [TOKENS, `${CONTENT_DIR}/${THEME}`];
  const colour = new Map(files.flatMap((file) => [...coloursIn(readFileSync(file, 'utf8'))])).get(`--${name}`);
  if (!colour) throw new Error(`There is no colour --${name} in ${TOKENS}.`);
  return colour;
}

/** Of the bars of browsers and of the first page, which the system shows before it. */
export function barColour(): string {
  return themeColour('night-802');
}

/** A drawing with its place in another SVG. A filter gives it its ink, whatever colours it has. */
export function placeDrawing(svg: string, place: Record<'x' | 'y' | 'width' | 'height', number>, ink: string): string {
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`);
  // Without what comes before its tag, and with this place instead of its own.
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
