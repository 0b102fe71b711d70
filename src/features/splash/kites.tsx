import { clsx } from 'clsx';
import styles from './kites.module.css';

/** `patang` and `tukkal` are kites as they are flown in Lucknow. The other two are simple shapes, for kites far away. */
type KiteShape = 'patang' | 'tukkal' | 'kite' | 'lozenge';

const HEIGHT_PER_WIDTH: Record<KiteShape, number> = { patang: 2, tukkal: 2, kite: 36 / 28, lozenge: 1.1 };

/** `x` and `y` in percent of the sky, `width` in ems. No kite is in the middle, where the arch is. */
const KITES: readonly (readonly [shape: KiteShape, x: number, y: number, width: number])[] = [
  ['patang', 13, 5, 3.8],
  ['patang', 2.5, 36, 2.5],
  ['tukkal', 27, 3, 2.3],
  ['kite', 9, 14, 1],
  ['kite', 19.5, 42, 0.85],
  ['kite', 1.5, 17, 0.8],
  ['lozenge', 6, 3, 0.5],
  ['lozenge', 23, 8, 0.42],
  ['lozenge', 10.5, 62, 0.5],
  ['lozenge', 24.5, 34, 0.42],
  ['tukkal', 81.5, 16, 3.2],
  ['patang', 72, 4, 2.4],
  ['kite', 93, 44, 1.05],
  ['kite', 90.5, 6, 0.9],
  ['lozenge', 79, 6, 0.5],
  ['lozenge', 97, 24, 0.5],
  ['lozenge', 95, 78, 0.5],
  ['lozenge', 76, 38, 0.42],
  ['lozenge', 88, 60, 0.45],
  ['lozenge', 97.5, 4, 0.42],
];

const NEAR_WIDTH = 3;

const SAIL = 'M0-29 28 0 0 29-28 0Z';
/** An arc. A broad dashed stroke along it draws the hatching of a sail, a fan of lines. */
const HATCHING = 'M-45 20A60 60 0 0 1 45 20';

export function Kites() {
  return (
    <svg className={clsx('screen-only', styles.kites)} aria-hidden="true">
      <symbol id="lozenge" viewBox="0 0 10 11">
        <path className={styles.paper} d="M5 0 10 5.5 5 11 0 5.5Z" />
      </symbol>
      <symbol id="kite" viewBox="-14 -14 28 36">
        <path strokeWidth="2.2" d="M0-12 11.5 0 0 12-11.5 0ZM-11.5 0Q0-12 11.5 0" />
        <path className={styles.paper} d="M0 11-5 19H5Z" />
      </symbol>
      <clipPath id="sail">
        <path d={SAIL} />
      </clipPath>
      <clipPath id="left">
        <path d="M0-28V28L-27 0Z" />
      </clipPath>
      <symbol id="patang" viewBox="-32 -32 64 128">
        <Sail angle={16} />
        <path strokeWidth="1" d="M0 2C10 34 0 72-28 95" />
      </symbol>
      <symbol id="tukkal" viewBox="-32 -32 64 128">
        <Sail angle={-16} />
        <circle className={styles.moon} strokeWidth="1" r="8.5" />
        <circle className={styles.paper} r="5.5" />
        <path strokeWidth="1" d="M0 9C-9 36 0 72 28 95" />
      </symbol>
      {KITES.map(([shape, x, y, width]) => (
        // The group moves, not the `use` in it: a `use` with a position of its own is not animated on the compositor.
        <g key={`${x} ${y}`} className={width > NEAR_WIDTH ? styles.near : undefined}>
          <use
            href={`#${shape}`}
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}em`}
            height={`${(width * HEIGHT_PER_WIDTH[shape]).toFixed(2)}em`}
          />
        </g>
      ))}
    </svg>
  );
}

/** The paper, spine and bent bow of a kite. Light falls on the left of the paper, so the pale lines are closer there. */
function Sail({ angle }: { angle: number }) {
  return (
    <g strokeWidth="1" transform={`rotate(${angle})`}>
      <g strokeWidth="64" strokeDasharray=".7 2">
        <path clipPath="url(#sail)" d={HATCHING} />
        <path clipPath="url(#left)" strokeDashoffset="1.3" d={HATCHING} />
      </g>
      <path strokeWidth="1.6" d={SAIL} />
      <path d="M0-27V27M-26 0Q0-28 26 0M-24 1.5Q0-24 24 1.5M0 28-9 43Q0 39 9 43ZM0 28-4.5 41M0 28V40M0 28 4.5 41" />
    </g>
  );
}
