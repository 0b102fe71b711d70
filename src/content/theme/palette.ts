import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import postcss from 'postcss';

/** What the five colours of a theme are for. */
export const ROLES = ['paper', 'ink', 'accent', 'brass', 'night'] as const;
export type Role = (typeof ROLES)[number];
/** A colour for each role, such as `#efecdf`. */
export type Palette = Record<Role, string>;

export const SCHEMES = ['light', 'dark', 'night'] as const;
/** Light and dark mode, and the bands that are midnight in both. */
export type Scheme = (typeof SCHEMES)[number];

/** Holds every colour of the site; those of a palette are named after their role: `--paper-58`. */
export const TOKENS_FILE = 'src/styles/tokens.css';
const COLOUR_NAME = new RegExp(`^--((${ROLES.join('|')})-\\d+)$`);

const root = postcss.parse(readFileSync(TOKENS_FILE, 'utf8'));

/** The colours of tokens.css by name, such as `paper-58`, those of one role together. */
const DEFAULT_COLOURS = readColours();

/** The palette of a theme that changes nothing: the first colour of each role in tokens.css. */
export const DEFAULT_PALETTE = Object.fromEntries(ROLES.map((role) => [role, coloursOf(role)[0]?.[1]])) as Palette;

/** The rules of tokens.css with the colours of a palette. */
export function themedTokens(palette: Palette): string {
  const colours = paletteColours(palette);
  const themed = root.clone();
  themed.walkDecls(COLOUR_NAME, (declaration) => {
    declaration.value = colours.get(declaration.prop.slice('--'.length)) ?? declaration.value;
  });
  return themed.toString();
}

/** Every colour of the site in a palette, by its name. */
export function paletteColours(palette: Palette): Map<string, string> {
  return new Map(ROLES.flatMap((role) => deriveColours(role, palette[role])));
}

/** The colours of a role, by name, when its first is `roleColour`: each keeps its distance. */
export function deriveColours(role: Role, roleColour: string): [name: string, colour: string][] {
  return coloursOf(role).map(([name]) => [name, deriveColour(name, roleColour)]);
}

/** One of these, by its name, such as `paper-28`. */
export function deriveColour(name: string, roleColour: string): string {
  return shift(DEFAULT_COLOURS.get(name) ?? '', DEFAULT_PALETTE[roleOf(name)], roleColour);
}

/** The role of a colour by its name. */
export function roleOf(name: string): Role {
  return name.replace(/-\d+$/, '') as Role;
}

/**
 * The colour of the palette that each token has in a scheme: `text` in light mode is `ink-775`. A token without a colour,
 * such as a length, has its value.
 */
export function tokensIn(scheme: Scheme): (token: string) => string {
  const values = new Map<string, string>();
  const selectors = scheme === 'night' ? [':root', '[data-theme="night"]'] : [':root'];
  root.walkRules((rule) => {
    const isConditional = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name !== 'layer';
    if (isConditional || !rule.selectors.some((selector) => selectors.includes(selector))) return;
    rule.walkDecls((declaration) => {
      values.set(declaration.prop, declaration.value);
    });
  });
  const resolve = (value: string): string => {
    const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    if (light) return resolve(scheme === 'light' ? light : dark);
    const [, name = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    const colour = COLOUR_NAME.exec(name)?.[1];
    if (colour) return colour;
    return name ? resolve(values.get(name) ?? '') : value;
  };
  return (token) => resolve(`var(--${token})`);
}

function readColours(): Map<string, string> {
  const colours = new Map<string, string>();
  root.walkDecls(COLOUR_NAME, ({ prop, value }) => {
    colours.set(prop.slice('--'.length), value);
  });
  return colours;
}

function coloursOf(role: Role): [name: string, colour: string][] {
  return [...DEFAULT_COLOURS].filter(([name]) => name.startsWith(`${role}-`));
}

/**
 * What a colour becomes when its role changes: as much lighter or darker and turned as far in hue as before, and as many
 * times as colourful, so that the greys of a grey role stay grey. A colour that no screen shows becomes the nearest one that
 * screens can show.
 */
function shift(colour: string, from: string, to: string): string {
  if (from === to) return colour;
  const [[l, c, h], [oldL, oldC, oldH], [newL, newC, newH]] = [toOklch(colour), toOklch(from), toOklch(to)];
  const lightness = Math.min(1, Math.max(0, l + newL - oldL));
  const alpha = colour.slice('#rrggbb'.length);
  return toHex([lightness, (c * newC) / oldC, h + newH - oldH]) + alpha;
}

type Oklch = [lightness: number, chroma: number, hue: number];

/** How the eye sees a colour: its lightness, how colourful it is, and its hue. */
export function toOklch(colour: string): Oklch {
  const [lightness, chroma, hue] = new Color(colour).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

/** The nearest colour that a screen shows, such as `#efecdf`. */
export function toHex(oklch: Oklch): string {
  return new Color('oklch', oklch).to('srgb', { inGamut: true }).toString({ format: 'hex', collapse: false });
}
