import type { SVGProps } from 'react';

/** The choices that make a rosette. */
interface Pattern {
  rim: Rim;
  rings: RingShape[];
}

/** Strokes of the circle around the rings. */
type Rim = Pick<SVGProps<SVGCircleElement>, 'strokeWidth' | 'strokeDasharray' | 'strokeLinecap'>;

interface RingShape {
  /** Waves of one line on its way round. */
  petals: number;
  innerRadius: number;
  outerRadius: number;
}

/** A list to choose from, so with one entry at least. */
type Choices<Choice> = [Choice, ...Choice[]];

const TICKS: Rim = { strokeWidth: 10, strokeDasharray: '1.84 2.768' };
const BEADS: Rim = { strokeWidth: 6, strokeDasharray: '0 12.02', strokeLinecap: 'round' };
const BARS: Rim = { strokeWidth: 3, strokeDasharray: '14 4.431' };

const RIMS: Choices<Rim> = [TICKS, BEADS, BARS];
const PETALS: Choices<number> = [6, 8, 9, 10, 12, 15, 18, 24];
/** Radii at which the two rings meet. */
const SEAMS: Choices<number> = [116, 122, 128, 134, 140, 146];

/** About as many waves as all lines of a ring have together, so that rings are equally dense. */
const WAVES = 96;
/** Points of a polygon that looks like a curve. */
const POINTS = 288;

/** Keeps a line as thin as the style sheet says, however large the drawing is. */
export const THIN = { vectorEffect: 'non-scaling-stroke' } as const;

/** Two woven rings in a rim, about the origin. The seed decides the pattern: the same seed always has the same. */
export function Rosette({ seed }: { seed: string }) {
  const { rim, rings } = choosePattern(seed);
  return (
    <>
      <circle {...rim} r="176" />
      <circle {...THIN} r="184" />
      <circle {...THIN} r="168" />
      <g id={weaveId(seed)}>
        {rings.map((ring) => (
          <Ring key={ring.innerRadius} id={`ring-${seed}-${ring.innerRadius}`} {...ring} />
        ))}
      </g>
      <circle {...THIN} r="91" strokeWidth="2" />
      <circle {...THIN} r="86" />
    </>
  );
}

/** The `id` of the rings of a rosette, for drawings that repeat them. */
export function weaveId(seed: string): string {
  return `weave-${seed}`;
}

/** Makes each choice by what a hash of the seed leaves when it is divided by the number of choices. */
export function choosePattern(seed: string): Pattern {
  let rest = hash(seed);
  const choose = <Choice,>(choices: Choices<Choice>): Choice => {
    const choice = choices[rest % choices.length] ?? choices[0];
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  const rim = choose(RIMS);
  const seam = choose(SEAMS);
  return {
    rim,
    rings: [
      { petals: choose(PETALS), innerRadius: seam, outerRadius: 164 },
      { petals: choose(PETALS), innerRadius: 96, outerRadius: seam },
    ],
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** One wavy line, turned about the origin until it has woven a ring. */
function Ring({ id, petals, innerRadius, outerRadius }: RingShape & { id: string }) {
  const lines = Math.round(WAVES / petals);
  const turn = 360 / petals / lines;
  const turns = Array.from({ length: lines - 1 }, (_, index) => turn * (index + 1));
  return (
    <>
      <polygon {...THIN} id={id} points={wave(petals, innerRadius, outerRadius)} />
      {turns.map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${degrees.toFixed(2)})`} />
      ))}
    </>
  );
}

/** The points of a closed line that swings between two circles. */
function wave(petals: number, innerRadius: number, outerRadius: number): string {
  const middle = (innerRadius + outerRadius) / 2;
  const swing = (outerRadius - innerRadius) / 2;
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS;
    const radius = middle + swing * Math.cos(petals * angle);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return points.join(' ');
}
