import { initials } from '../../shared/words.ts';
import { Rosette, THIN, weaveId } from '../../ui/rosette.tsx';
import styles from './seal.module.css';

interface SealProps {
  /** Decides the pattern: see `sealSeed`. */
  seed: string;
  /** Gives the initials. */
  title: string;
  /** Light ink, for midnight ground. */
  isNight: boolean;
  /** What it is, in words; absent where the text beside it says so. */
  label?: string;
}

/** A rule along the edge, and one further in whose corners are hollowed out. */
const BORDER =
  'M1 1H399V499H1zM92 8H308A92 92 0 0 0 392 92V408A92 92 0 0 0 308 492H92A92 92 0 0 0 8 408V92A92 92 0 0 0 92 8z';
/** Above and below the initials: two dashes, and a lozenge between them. */
const DASHES = 'M-24-46H-8M8-46H24M-24 46H-8M8 46H24';
const LOZENGES = 'M0-52l4 6-4 6-4-6zM0 40l4 6-4 6-4-6z';
/** A quarter of a small rosette is seen in each. */
const CORNERS = ['0 0', '400 0', '0 500', '400 500'];

/** Room for the initials inside the inner circle, and the size of letters that do not fill it. */
const INITIALS_WIDTH = 150;
const MAX_FONT_SIZE = 52;
const SCALE = 0.376;
const INNER_RADIUS = 72;

/** An engraved seal, 4:5, for a committee without a picture. The frame around it paints the ground. */
export function Seal({ seed, title, isNight, label }: SealProps) {
  const letters = initials(title);
  return (
    <svg
      className={styles.seal}
      viewBox="0 0 400 500"
      // A frame is not quite 4:5, and the outer rule follows its edge.
      preserveAspectRatio="none"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g className={styles.ink} {...(isNight && { 'data-theme': 'night' })}>
        <path {...THIN} d={BORDER} />
        <g transform="translate(200 250)">
          <g transform={`scale(${SCALE})`}>
            <Rosette seed={seed} />
          </g>
          <circle {...THIN} r={INNER_RADIUS} />
          <path {...THIN} d={DASHES} />
          <path fill="currentColor" stroke="none" d={LOZENGES} />
        </g>
        {CORNERS.map((corner) => (
          <use
            key={corner}
            href={`#${weaveId(seed)}`}
            transform={`translate(${corner}) scale(0.18)`}
            strokeWidth="0.4"
          />
        ))}
        <text
          className={styles.letters}
          x="200"
          y="250"
          dy="0.375em"
          fontSize={Math.round(Math.min(MAX_FONT_SIZE, INITIALS_WIDTH / letters.length))}
        >
          {letters}
        </text>
      </g>
    </svg>
  );
}
