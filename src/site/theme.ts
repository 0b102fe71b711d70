import { readFileSync } from 'node:fs';
import { CONTENT_DIR } from '../content/load.ts';

/** The mark of the school, an SVG drawing. @param size `small` has fewer and bolder lines */
export function readMark(size: 'full' | 'small'): string {
  return readFileSync(`${CONTENT_DIR}/site/${size === 'small' ? 'mark-small' : 'mark'}.svg`, 'utf8');
}

/** The tokens of the site and, after them, those that the conference has changed, as CSS. */
export function themeRules(): string {
  return ['src/styles/tokens.css', `${CONTENT_DIR}/site/theme.css`]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A colour of the site, for icons and the bars of browsers, which take no style sheet. @param name such as `night-802` */
export function themeColour(name: string): string {
  const colour = [...themeRules().matchAll(new RegExp(`^\\s*--${name}:\\s*(#[0-9a-f]{6})`, 'gim'))].at(-1)?.[1];
  if (!colour) throw new Error(`There is no colour --${name} in src/styles/tokens.css.`);
  return colour;
}
