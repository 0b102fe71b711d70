/** How a ring of lines swings between two circles, as on banknotes: radii as shares of the whole, for x = lobes · angle. */
interface Kind {
  outer: (x: number) => number;
  inner: (x: number) => number;
}

const TURN = 2 * Math.PI;
const { abs, cos, round, sin } = Math;

/** The centre stays free for letters. */
const KINDS = [
  { outer: (x) => 0.92 + 0.07 * cos(x), inner: (x) => 0.53 - 0.06 * cos(x) },
  { outer: (x) => 0.65 + 0.34 * ((1 + cos(x)) / 2) ** 2, inner: () => 0.42 },
  { outer: (x) => 0.84 + 0.15 * cos(x), inner: (x) => 0.56 - 0.13 * cos(x) },
  { outer: (x) => 0.6 + 0.39 * abs(cos(x / 2)), inner: () => 0.42 },
] as const satisfies Kind[];

/** Not five or six: stars with as many points are emblems. */
const LOBES = [8, 10, 12, 7, 9] as const;

/** About how many times the line touches the outer circle. */
const PETALS = 72;
/** How often it goes round before it closes. No factor in common with the number of lobes, or of petals. */
const TURNS = 11;
/** Coordinates are whole numbers, which at this radius are exact enough on a screen. */
const RADIUS = 490;

/** Keeps a line as thin as the style sheet says, however large the drawing is. */
export const THIN = { vectorEffect: 'non-scaling-stroke' } as const;

/** The rosette of the committee with this number, about the origin, in a circle of 490. Neighbours differ in kind. */
export function Rosette({ number }: { number: number }) {
  const kind = KINDS[number % KINDS.length] ?? KINDS[0];
  const lobes = LOBES[number % LOBES.length] ?? LOBES[0];
  const id = `rosette-${number}`;
  return (
    <>
      <path {...THIN} id={id} d={stretch(kind, lobes)} />
      {Array.from({ length: lobes - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
        <use key={index} href={`#${id}`} transform={`rotate(${((360 / lobes) * (index + 1)).toFixed(2)})`} />
      ))}
    </>
  );
}

/** The path of one stretch of the line. Turned about the origin, once for each lobe, it draws the whole. */
function stretch({ outer, inner }: Kind, lobes: number): string {
  const petals = lobes * round(PETALS / lobes);
  /** Four curves for each petal. */
  const count = (4 * petals) / lobes;
  const step = (TURN * TURNS) / lobes / count;
  const point = (t: number): [x: number, y: number] => {
    const [far, near] = [outer(lobes * t), inner(lobes * t)];
    const radius = RADIUS * ((far + near) / 2 + ((far - near) / 2) * cos((petals * t) / TURNS));
    return [radius * sin(t), -radius * cos(t)];
  };
  /** The control point of a Bézier curve that leaves the point at `t` along the line, or arrives there. */
  const control = (t: number, length: number) => {
    const [[x, y], [nextX, nextY]] = [point(t), point(t + 1e-4)];
    const scale = length / 3 / 1e-4;
    return [x + (nextX - x) * scale, y + (nextY - y) * scale];
  };
  const curves = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    return [...control(from, step), ...control(to, -step), ...point(to)].map(round).join(' ');
  });
  return `M${point(0).map(round).join(' ')}C${curves.join(' ')}`.replaceAll(' -', '-');
}
