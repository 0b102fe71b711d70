import { clsx } from 'clsx';
import styles from './kites.module.css';

/** `patang` and `tukkal` are kites as they are flown in Lucknow; the others are far away. */
type KiteShape = 'patang' | 'tukkal' | 'kite' | 'lozenge';

const HEIGHT_PER_WIDTH: Record<KiteShape, number> = { patang: 2, tukkal: 2, kite: 36 / 28, lozenge: 1.1 };

/** `x` and `y` in percent of the sky, `width` in half ems. None is below the curve from the corner to the crown. */
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
      <symbol id="patang" viewBox="-32 -32 64 128">
        <g transform="rotate(16)">
          <path d="M0-28 27 0 0 28-27 0ZM-27 0Q0-26 27 0" />
          <path strokeWidth="1.5" d="M0-20V30M-21.5 0 0 22.3 21.5 0M0 2.5H19M0 6H15.7M0 9.5H12.4M0 13H9M0 16.5H5.6" />
          <path className={styles.paper} d="M0-29 8-20.5Q0-23-8-20.5ZM0 27-8.5 41Q0 38 8.5 41Z" />
        </g>
        <path strokeWidth="1.5" d="M0 2C10 34 0 72-28 95" />
      </symbol>
      <symbol id="tukkal" viewBox="-32 -32 64 128">
        <g transform="rotate(-16)">
          <path d="M0-28 27 0 0 28-27 0ZM-27 0Q0-26 27 0" />
          <path strokeWidth="1.5" d="M0-28V30M0-13 13 0 0 13-13 0ZM0-9.5H3.5M0-6H7M0-2.5H10.5M0 1H12M0 4.5H8.5M0 8H5" />
          <path className={styles.paper} d="M0 27-8.5 41Q0 38 8.5 41Z" />
        </g>
        <path strokeWidth="1.5" d="M0 2C-10 34 0 72 28 95" />
      </symbol>
      {KITES.map(([shape, x, y, width]) => (
        // Around each use a group: a use with a position of its own is not animated on the compositor.
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
