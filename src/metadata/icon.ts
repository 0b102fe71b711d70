import { sharp } from '../shared/sharp.ts';
import { SMALL_PNG } from './png.ts';
import { placeDrawing, readMark, themeColour } from './theme.ts';

const TAB_MARGIN = 0.06;

/** `size` is in pixels, `margin` a share of `size`. Systems cut a maskable icon to their shape, so its margin is wide. */
export const PNG_ICONS = {
  'favicon-32': { size: 32, margin: TAB_MARGIN },
  'apple-touch-icon': { size: 180, margin: 0.104 },
  'icon-192': { size: 192, margin: TAB_MARGIN },
  'icon-512': { size: 512, margin: TAB_MARGIN },
  'icon-maskable-512': { size: 512, margin: 0.21 },
};

/** Draws an SVG icon. @param margin on each side, as a share of the icon */
export function drawIcon(margin = TAB_MARGIN): string {
  const start = 100 * margin;
  const size = 100 - 2 * start;
  const mark = placeDrawing(readMark(), { x: start, y: start, width: size, height: size }, themeColour('brass-172'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${themeColour('night-802')}" d="M0 0h100v100H0z"/>${mark}</svg>`;
}

export function drawPng({ size, margin }: { size: number; margin: number }) {
  const svg = Buffer.from(drawIcon(margin));
  return sharp(svg, { density: (72 * size) / 100 })
    .resize(size)
    .png(SMALL_PNG)
    .toBuffer();
}
