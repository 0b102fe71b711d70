/**
 * The line of a rosette, as on banknotes. A point of it, as a complex number, for t from 0 to 2π · turns:
 *
 *   z(t) = e^(i(t + twist·cos u)) · (middle + half · (cos u + i·loop·sin u)),   u = petals · t / turns
 *
 * middle and half come from two envelopes, `outer(x)` and `inner(x)` with x = lobes · t. loop = 0 is a rosette curve,
 * 1 an epitrochoid, a negative number a hypotrochoid. `petals` is a multiple of `lobes`, and `turns` has no factor in
 * common with it: so one stretch of the line, turned about the centre, gives all of it.
 */
export interface Shape {
  turns: number;
  /** Radii as shares of the whole. */
  outer: (x: number) => number;
  inner: (x: number) => number;
  loop?: number;
  twist?: number;
}

export interface Body extends Shape {
  /** Numbers of lobes that suit it. */
  lobes: readonly [number, ...number[]];
}

type Point = [x: number, y: number];

const TURN = 2 * Math.PI;
const { abs, cos, round, sin } = Math;
/** The centre stays free for a numeral or a heart. */
const HOLE = 0.42;
/** Never change it: all rosettes would. So chosen that neighbours differ in kind where it was first used. */
const SALT = ':15nmq';

/** From 1 in the middle of a lobe to 0 between two; the greater the power, the sharper the lobe. */
const peak = (x: number, power = 1) => ((1 + cos(x)) / 2) ** power;
/** A round petal with a sharp notch on either side. */
const petal = (x: number) => abs(cos(x / 2));

/** No star has five or six points: those are emblems. */
export const BODIES = {
  wreath: { lobes: [8, 10, 12], turns: 7, outer: (x) => 0.93 + 0.06 * cos(x), inner: (x) => 0.53 - 0.06 * cos(x) },
  star: { lobes: [7, 9, 12], turns: 11, outer: (x) => 0.65 + 0.34 * peak(x, 2), inner: () => HOLE },
  flower: { lobes: [5, 6, 8, 10], turns: 13, outer: (x) => 0.6 + 0.39 * petal(x), inner: () => HOLE },
  chain: { lobes: [6, 8, 12], turns: 9, outer: (x) => 0.82 + 0.17 * cos(x), inner: (x) => 0.63 - 0.17 * cos(x) },
  knot: {
    lobes: [7, 8, 10],
    turns: 5,
    loop: 1,
    outer: (x) => 0.99 - 0.08 * peak(x),
    inner: (x) => 0.5 + 0.07 * cos(x),
  },
  swirl: { lobes: [8, 10, 12], turns: 7, twist: 0.35, outer: (x) => 0.86 + 0.13 * peak(x, 3), inner: () => 0.46 },
  lace: { lobes: [7, 8, 12, 10], turns: 7, loop: -0.9, outer: () => 0.98, inner: (x) => 0.53 + 0.09 * cos(x) },
} as const satisfies Record<string, Body>;

export const HEARTS = {
  sun: { turns: 5, outer: () => 0.35, inner: () => 0.08 },
  bloom: { turns: 7, outer: (x) => 0.29 + 0.06 * cos(x), inner: () => 0.06 },
  eye: { turns: 3, loop: 1, outer: () => 0.35, inner: () => 0.1 },
} as const satisfies Record<string, Shape>;

/** What decides how a rosette looks. */
export interface Design {
  body: keyof typeof BODIES;
  lobes: number;
  heart: keyof typeof HEARTS;
}

/** All choices of a rosette, by what a hash of the seed (FNV-1a, then mixed) leaves when it is divided by their number. */
export function designOf(seed: string): Design {
  let rest = 0x811c9dc5;
  for (const letter of seed + SALT) rest = Math.imul(rest ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  rest = Math.imul(rest ^ (rest >>> 15), 0x2c1b3c6d);
  rest = (rest ^ (rest >>> 13)) >>> 0;
  const choose = <Choice>(choices: readonly Choice[]): Choice => {
    const choice = choices[rest % choices.length] as Choice;
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  const body = choose(Object.keys(BODIES) as Design['body'][]);
  return { body, lobes: choose<number>(BODIES[body].lobes), heart: choose(Object.keys(HEARTS) as Design['heart'][]) };
}

/**
 * The path of one stretch, which makes the whole if it is turned about the origin `lobes` times: some petals, in four
 * Bézier curves each, exact at their ends in place and direction. @param density about how many petals the whole has
 */
export function stretch(shape: Shape, lobes: number, density: number, radius: number): string {
  const { outer, inner, loop = 0, twist = 0 } = shape;
  const perLobe = Math.max(round(density / lobes), density / 8);
  const petals = lobes * perLobe;
  const turns = coprime(shape.turns, petals);
  const count = 4 * perLobe;
  const step = (TURN * turns) / lobes / count;
  const point = (t: number): Point => {
    const u = (petals * t) / turns;
    const [far, near] = [outer(lobes * t), inner(lobes * t)];
    const along = (far + near) / 2 + ((far - near) / 2) * cos(u);
    const aside = loop * ((far - near) / 2) * sin(u);
    const angle = t + twist * cos(u) - TURN / 4;
    return [radius * (along * cos(angle) - aside * sin(angle)), radius * (along * sin(angle) + aside * cos(angle))];
  };
  /** A third of the way on along the tangent. */
  const ahead = (t: number): Point => {
    const [from, to] = [point(t - 1e-4), point(t + 1e-4)];
    return [((to[0] - from[0]) / 2e-4) * (step / 3), ((to[1] - from[1]) / 2e-4) * (step / 3)];
  };
  let last = rounded(point(0));
  const curves = Array.from({ length: count }, (_, index) => {
    const [end, handle] = [point((index + 1) * step), ahead((index + 1) * step)];
    const control = [round(end[0] - handle[0]) - last[0], round(end[1] - handle[1]) - last[1]];
    const move = [round(end[0]) - last[0], round(end[1]) - last[1]];
    last = rounded(end);
    return [...control, ...move].join(' ');
  });
  const [first, ...others] = curves;
  const path = `M${rounded(point(0)).join(' ')}c${rounded(ahead(0)).join(' ')} ${first}s${others.join(' ')}`;
  return path.replaceAll(' -', '-');
}

function rounded([x, y]: Point): Point {
  return [round(x), round(y)];
}

function coprime(turns: number, petals: number): number {
  const common = (a: number, b: number): number => (b ? common(b, a % b) : a);
  return common(turns, petals) === 1 ? turns : coprime(turns + 1, petals);
}
