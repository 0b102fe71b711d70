import Color from 'colorjs.io';
import type { Constraint } from '../reading/issue.ts';
import {
  DEFAULT_PALETTE,
  deriveColour,
  type Palette,
  paletteColours,
  type Role,
  roleOf,
  SCHEMES,
  type Scheme,
  toHex,
  tokensIn,
  toOklch,
} from './palette.ts';

/** A colour and the grounds on which it must stand out; each is a token, such as `text`, or one of the palette, such as `brass-172`. */
interface Pair {
  /** What is seen, as the subject of a sentence. */
  use: string;
  front: string;
  grounds: string[];
  /** https://www.w3.org/TR/WCAG22/#contrast-enhanced, or 3 for what is no text. */
  needs: number;
  schemes?: Scheme[];
}

const ON_PAGE = ['surface', 'surface-raised'];
const EVERYWHERE = [...ON_PAGE, 'surface-sunk'];

/** What the site shows, and on what. */
const PAIRS: Pair[] = [
  { use: 'text', front: 'text', grounds: EVERYWHERE, needs: 7 },
  { use: 'quiet text', front: 'text-2', grounds: EVERYWHERE, needs: 7 },
  { use: 'a label', front: 'label', grounds: ON_PAGE, needs: 7 },
  { use: 'a link', front: 'link', grounds: ON_PAGE, needs: 7 },
  { use: 'a mark under a link', front: 'link', grounds: ['surface-sunk'], needs: 3 },
  { use: 'an error', front: 'danger', grounds: ON_PAGE, needs: 7 },
  { use: 'the edge of a field', front: 'line-strong', grounds: EVERYWHERE, needs: 3 },
  { use: 'a rule', front: 'line-ink', grounds: EVERYWHERE, needs: 3 },
  { use: 'an ornament', front: 'ornament', grounds: ON_PAGE, needs: 3 },
  { use: 'a drawing', front: 'engraving', grounds: EVERYWHERE, needs: 3 },
  { use: 'the outline of what has the focus', front: 'focus', grounds: EVERYWHERE, needs: 3 },
  {
    use: 'the words on a button',
    front: 'paper-28',
    grounds: ['accent', 'accent-hover'],
    needs: 7,
    schemes: ['light'],
  },
  { use: 'the words on a button', front: 'paper-14', grounds: ['accent', 'accent-hover'], needs: 7, schemes: ['dark'] },
  { use: 'the words on a button', front: 'night-830', grounds: ['brass-172'], needs: 7, schemes: ['night'] },
  { use: 'selected text', front: 'paper-28', grounds: ['accent-580'], needs: 7, schemes: ['light'] },
  { use: 'the link that skips the header', front: 'ink-775', grounds: ['paper-28'], needs: 7, schemes: ['light'] },
  { use: 'an error in a message', front: 'accent-181', grounds: ['surface'], needs: 3, schemes: ['night'] },
  { use: 'a line of the first page', front: 'brass-378', grounds: ['surface'], needs: 3, schemes: ['night'] },
];

const SCHEME_NAMES: Record<Scheme, string> = {
  light: 'In light mode',
  dark: 'In dark mode',
  night: 'On the bands that are dark in both modes',
};

/** One pair in one scheme, by names of the palette. */
interface Contrast extends Pick<Pair, 'use' | 'needs'> {
  scheme: Scheme;
  front: string;
  ground: string;
}

type ColourOf = (name: string) => string;

/** The colour that a role should have instead. */
interface Remedy {
  role: Role;
  colour: string;
}

/** How finely lighter and darker colours are tried, of a lightness from 0 to 1. */
const STEP = 0.004;

const CONTRASTS: Contrast[] = SCHEMES.flatMap((scheme) => {
  const nameOf = tokensIn(scheme);
  return PAIRS.filter(({ schemes = SCHEMES }) => schemes.includes(scheme)).flatMap(({ use, front, grounds, needs }) =>
    grounds.map((ground) => ({ use, needs, scheme, front: nameOf(front), ground: nameOf(ground) })),
  );
});

/**
 * Whether everything can be read in the colours of a theme. A role that has to change is reported once, for its worst
 * pair.
 */
export function contrastConstraints(palette: Palette): Constraint[] {
  const colourOf = coloursOf(palette);
  const broken = CONTRASTS.map((contrast) => ({ ...contrast, ratio: ratioOf(contrast, colourOf) }))
    .filter(({ ratio, needs }) => ratio < needs)
    .sort((a, b) => a.ratio / a.needs - b.ratio / b.needs);
  const reported = new Set<Role>();
  return broken.flatMap((contrast) => {
    const { use, needs, scheme, front, ground, ratio } = contrast;
    const roles = [...new Set([roleOf(front), roleOf(ground)])];
    const suspects = roles.filter((role) => palette[role] !== DEFAULT_PALETTE[role]);
    if (suspects.some((role) => reported.has(role))) return [];
    /** The first suspect that can be changed so that these pairs pass. */
    const findRemedy = (pairsOf: (role: Role) => Contrast[]) =>
      suspects.flatMap((role) => nearestPassing(role, palette, pairsOf(role)) ?? [])[0];
    const completeRemedy = findRemedy(pairsWith);
    const remedy = completeRemedy ?? findRemedy(() => [contrast]);
    const role = remedy?.role ?? suspects[0] ?? 'paper';
    reported.add(role);
    const problem = `${SCHEME_NAMES[scheme]}, the contrast of ${use} (${roles.join(' on ')}) is ${round(ratio)}, and ${needs} is needed.`;
    return { isBroken: true, path: [role], message: `${problem} ${adviceFor(remedy, completeRemedy !== undefined)}` };
  });
}

/** @param isEnough whether every other pair of the role passes with it too */
function adviceFor(remedy: Remedy | undefined, isEnough: boolean): string {
  if (!remedy)
    return 'No single change is enough. Choose again: paper is light, ink and night are dark, and brass is between them.';
  const { role, colour } = remedy;
  if (isEnough) return `The nearest ${role} that passes is "${colour}".`;
  return `The nearest ${role} that passes here is "${colour}". Another colour may have to change after it.`;
}

/** The colours of a palette by their names. */
function coloursOf(palette: Palette): ColourOf {
  const colours = paletteColours(palette);
  return (name) => colours.get(name) ?? '';
}

function ratioOf({ front, ground }: Contrast, colourOf: ColourOf): number {
  return new Color(colourOf(front)).contrast(colourOf(ground), 'WCAG21');
}

/** Every pair that a role is part of. */
function pairsWith(role: Role): Contrast[] {
  return CONTRASTS.filter(({ front, ground }) => [front, ground].some((name) => roleOf(name) === role));
}

/** The colour nearest to that of a role, lighter or darker, in which some pairs pass. */
function nearestPassing(role: Role, palette: Palette, pairs: Contrast[]): Remedy | undefined {
  const colourIn = coloursOf(palette);
  const [own, chroma, hue] = toOklch(palette[role]);
  const steps = Array.from({ length: Math.ceil(1 / STEP) }, (_, step) => (step + 1) * STEP);
  const lightnesses = steps.flatMap((step) => [own - step, own + step]).filter((one) => one >= 0 && one <= 1);
  for (const lightness of lightnesses) {
    const colour = toHex([lightness, chroma, hue]);
    const colourOf = (name: string) => (roleOf(name) === role ? deriveColour(name, colour) : colourIn(name));
    if (pairs.every((pair) => ratioOf(pair, colourOf) >= pair.needs)) return { role, colour };
  }
  return undefined;
}

/** Never up: 6.98 is not 7. */
function round(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
