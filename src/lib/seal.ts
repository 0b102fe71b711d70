/** One line of a guilloche and how often it is turned about the middle to weave a ring. */
export interface Weave {
  path: string;
  /** Degrees, one for each copy. */
  turns: number[];
}

/** What the edge of a seal is made of; ropes and laces are among its weaves. */
export type Rim = 'ticks' | 'beads' | 'rope' | 'lace';

/** An engraved seal about its middle, in units of a plate of 400 by 500. */
export interface Seal {
  rim: Rim;
  weaves: Weave[];
  /** A quarter rosette about the upper left corner. */
  corner: string;
}

/** A ring woven from one wave: `strands` evenly spaced, each of `lines` that run side by side. */
interface Ring {
  /** How often the wave goes out and in again on its way round. */
  periods: number;
  strands: number;
  lines?: number;
  /** Degrees between the lines of a strand. */
  gap?: number;
  /** Middle of the ring, and how far the wave swings from it. */
  radius?: number;
  swing?: number;
}

type Point = [x: number, y: number];

const FIELD = { radius: 130, swing: 34 };
const ROPE: Ring = { periods: 50, strands: 3, radius: 176, swing: 5 };
const LACE: Ring = { periods: 36, strands: 4, radius: 177, swing: 8 };

/** Patterns of the broad field round the initials. Their angles come out with one decimal at most. */
const PATTERNS: Ring[][] = [
  // Rosettes: many fine petals.
  [{ periods: 15, strands: 8 }],
  [{ periods: 24, strands: 5 }],
  // Nets: few wide waves in many copies.
  [{ periods: 6, strands: 15 }],
  [{ periods: 10, strands: 12 }],
  // Ribbons: wide waves in strands of three.
  [{ periods: 5, strands: 8, lines: 3, gap: 1.8 }],
  [{ periods: 6, strands: 6, lines: 3, gap: 1.8 }],
  [{ periods: 8, strands: 5, lines: 3, gap: 1.6 }],
  [{ periods: 9, strands: 4, lines: 3, gap: 1.8 }],
  // Braids: narrow waves in strands of several lines.
  [{ periods: 15, strands: 3, lines: 4, gap: 1.2 }],
  [{ periods: 12, strands: 3, lines: 4, gap: 1.6 }],
  [{ periods: 18, strands: 2, lines: 5, gap: 1.4 }],
  [{ periods: 20, strands: 3, lines: 3, gap: 1.4 }],
  // Nests: waves within waves.
  nest(8, 5),
  nest(10, 4),
  nest(12, 4),
  nest(18, 4),
  // Two rings, one within the other.
  [
    { periods: 24, strands: 5, radius: 147, swing: 17 },
    { periods: 15, strands: 6, radius: 112, swing: 16 },
  ],
  [
    { periods: 18, strands: 2, lines: 4, gap: 1.6, radius: 147, swing: 17 },
    { periods: 18, strands: 5, radius: 112, swing: 16 },
  ],
  [
    { periods: 30, strands: 4, radius: 151, swing: 13 },
    { periods: 12, strands: 3, lines: 3, gap: 1.8, radius: 116, swing: 20 },
  ],
  [
    { periods: 12, strands: 6, radius: 140, swing: 24 },
    { periods: 24, strands: 5, radius: 105, swing: 9 },
  ],
  [
    { periods: 6, strands: 6, lines: 3, gap: 1.8, radius: 140, swing: 24 },
    { periods: 30, strands: 4, radius: 105, swing: 8 },
  ],
  [
    { periods: 12, strands: 2, lines: 6, gap: 1.5, radius: 142, swing: 22 },
    { periods: 12, strands: 2, lines: 4, gap: 1.8, radius: 108, swing: 12 },
  ],
];

const RIMS: Rim[] = ['ticks', 'beads', 'rope', 'lace'];

/** Periods of the outer and the inner wave in a quarter circle, and lines of each. */
const CORNERS = [
  { outer: 5, inner: 3, lines: 4 },
  { outer: 6, inner: 4, lines: 3 },
  { outer: 4, inner: 2, lines: 5 },
];

/** Letters of the display face that are far from as wide as the others, in em. */
const LETTER_WIDTHS: Record<string, number> = { I: 0.35, J: 0.35, M: 0.95, W: 1, 1: 0.35 };

/** The seal of a committee without a picture: the same slug always has the same seal. */
export function drawSeal(slug: string): Seal {
  const choose = chooser(slug);
  const pattern = choose(PATTERNS);
  const rim = choose(RIMS);
  const edge = rim === 'rope' ? [ROPE] : rim === 'lace' ? [LACE] : [];
  return { rim, weaves: [...edge, ...pattern].map(weave), corner: quarterRosette(choose(CORNERS)) };
}

/**
 * What stands in the middle of a seal: an abbreviation of up to six letters as it is, `ECOSOC`; of other
 * titles the initials, `AIK`, at most four. What follows a semicolon, colon or bracket is left out.
 */
export function initials(title: string): string {
  const [name = ''] = title.split(/[;:([]/);
  const words = (name.trim() || title).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const weighty = words.filter((word) => !/^[\p{Ll}\p{N}]/u.test(word));
  const [first = '', ...others] = weighty.length > 0 ? weighty : words;
  if (others.length === 0 && /^\p{Lu}[\p{Lu}\d]{0,5}$/u.test(first)) return first;
  const letters = [first, ...others].flatMap((word) =>
    /^\p{Lu}{2,3}$/u.test(word) ? [...word] : [...word].slice(0, 1),
  );
  return letters.slice(0, 4).join('').toUpperCase();
}

/** Size of type at which the initials fill the middle of the seal and stay within it. */
export function initialsSize(letters: string): number {
  const ems = [...letters].reduce((sum, letter) => sum + (LETTER_WIDTHS[letter] ?? 0.74), 0);
  return Math.round(Math.min(66, 138 / Math.max(ems, 1)));
}

function nest(periods: number, strands: number): Ring[] {
  return [34, 28, 22, 16].map((swing) => ({ periods, strands, swing }));
}

function weave({ periods, strands, lines = 1, gap = 0, radius = FIELD.radius, swing = FIELD.swing }: Ring): Weave {
  const turns = Array.from({ length: strands * lines }, (_, index) => {
    const [strand, line] = [Math.floor(index / lines), index % lines];
    return oneDecimal((360 / periods / strands) * strand + (line - (lines - 1) / 2) * gap);
  });
  // Long waves need more segments to stay round.
  const segments = periods * Math.max(2, Math.ceil(28 / periods));
  return { path: `${wave((angle) => radius + swing * Math.cos(periods * angle), 2 * Math.PI, segments)}z`, turns };
}

function quarterRosette({ outer, inner, lines }: (typeof CORNERS)[number]): string {
  return [
    ...quarterWaves(outer, lines, 66, 12),
    ...quarterWaves(inner, lines, 35, 9),
    ...[84, 50, 20].map((radius) => `M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}`),
  ].join('');
}

function quarterWaves(periods: number, lines: number, radius: number, swing: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const phase = (2 * Math.PI * line) / lines;
    return wave((angle) => radius + swing * Math.cos(4 * periods * angle + phase), Math.PI / 2, periods * 2);
  });
}

/** A line about the origin whose distance depends on the angle, from the right on, in cubic segments. */
function wave(distance: (angle: number) => number, end: number, segments: number): string {
  const point = (angle: number): Point => [distance(angle) * Math.cos(angle), distance(angle) * Math.sin(angle)];
  const step = end / segments;
  let [x, y] = point(0).map(oneDecimal) as Point;
  let path = `M${join([x, y])}c`;
  for (let index = 0; index < segments; index++) {
    const [from, to] = [index * step, (index + 1) * step];
    const [[ax, ay], [bx, by]] = [point(from), point(to)];
    const [[adx, ady], [bdx, bdy]] = [slope(point, from), slope(point, to)];
    const third = step / 3;
    // Each segment starts where the rounded one before it ended, so that errors do not add up.
    const moves = [
      ax + adx * third - x,
      ay + ady * third - y,
      bx - bdx * third - x,
      by - bdy * third - y,
      bx - x,
      by - y,
    ];
    path += `${index > 0 ? ' ' : ''}${join(moves)}`;
    x = oneDecimal(x + oneDecimal(bx - x));
    y = oneDecimal(y + oneDecimal(by - y));
  }
  return path.replaceAll(' -', '-');
}

function slope(point: (angle: number) => Point, angle: number): Point {
  const delta = 1e-4;
  const [[ax, ay], [bx, by]] = [point(angle - delta), point(angle + delta)];
  return [(bx - ax) / (2 * delta), (by - ay) / (2 * delta)];
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers as short as SVG reads them: `-.5`, not `-0.5`. */
function join(numbers: number[]): string {
  return numbers.map((number) => String(oneDecimal(number)).replace(/^(-?)0\./, '$1.')).join(' ');
}

/** Picks from lists as the letters of a text decide: a small hash (FNV-1a), mixed anew for each pick. */
function chooser(text: string) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return <Choice>(choices: Choice[]): Choice => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 12;
    return choices[(hash >>> 0) % choices.length] as Choice;
  };
}
