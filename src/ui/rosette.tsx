import { BODIES, designOf, HEARTS, type Shape, stretch } from '../shared/guilloche.ts';

/** About how many petals each part has, so that all rosettes are equally dense. */
const BODY_PETALS = { large: 96, small: 48 };
const HEART_PETALS = 48;
/** Coordinates are whole numbers: this many are exact enough on a screen. */
const RADIUS = 490;

/** Keeps a line as thin as the style sheet says, however large the drawing is. */
export const THIN = { vectorEffect: 'non-scaling-stroke' } as const;

interface RosetteProps {
  /** Decides the pattern: the same seed always has the same. */
  seed: string;
  /** Without one, the centre is free for letters. */
  hasHeart?: boolean;
  /** A small one has fewer lines, which would run together. */
  size?: keyof typeof BODY_PETALS;
}

/** The lines of a rosette, about the origin, in a circle of 490. */
export function Rosette({ seed, hasHeart = false, size = 'large' }: RosetteProps) {
  const { body, lobes, heart } = designOf(seed);
  return (
    <>
      <g id={weaveId(seed)}>
        <Ring id={`body-${seed}`} shape={BODIES[body]} petals={BODY_PETALS[size]} lobes={lobes} />
      </g>
      {hasHeart && <Ring id={`heart-${seed}`} shape={HEARTS[heart]} petals={HEART_PETALS} lobes={lobes} />}
    </>
  );
}

/** The `id` of a rosette without its heart, for drawings that repeat it. */
export function weaveId(seed: string): string {
  return `weave-${seed}`;
}

interface RingProps {
  id: string;
  shape: Shape;
  lobes: number;
  petals: number;
}

/** One stretch of a line, turned about the origin until it has woven a ring. */
function Ring({ id, shape, lobes, petals }: RingProps) {
  const turns = Array.from({ length: lobes - 1 }, (_, index) => (360 / lobes) * (index + 1));
  return (
    <>
      <path {...THIN} id={id} d={stretch(shape, lobes, petals, RADIUS)} />
      {turns.map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${Number(degrees.toFixed(2))})`} />
      ))}
    </>
  );
}
