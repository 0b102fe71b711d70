import type { SVGProps } from 'react';
import styles from './seal.module.css';

interface SealProps {
  /** Decides the pattern: the same slug always has the same seal. */
  slug: string;
  /** Gives the initials. */
  title: string;
  /** Light ink, for midnight ground. */
  isNight: boolean;
  /** What it is, in words; absent where the text beside it says so. */
  label?: string;
}

const THIN = { vectorEffect: 'non-scaling-stroke' } as const;
/** Ticks, beads or bars. */
const RIMS: SVGProps<SVGCircleElement>[] = [
  { strokeWidth: 10, strokeDasharray: '1.84 2.768' },
  { strokeWidth: 6, strokeDasharray: '0 12.02', strokeLinecap: 'round' },
  { strokeWidth: 3, strokeDasharray: '14 4.431' },
];
/** How often the line of a ring goes out and in on its way round. */
const PETALS = [6, 8, 9, 10, 12, 15, 18, 24];
/** Points of a polygon that looks like a curve. */
const POINTS = 288;

/** An engraved seal, 4:5, for a committee without a picture. The frame around it paints the ground. */
export function Seal({ slug, title, isNight, label }: SealProps) {
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
        <path
          {...THIN}
          d="M1 1H399V499H1zM92 8H308A92 92 0 0 0 392 92V408A92 92 0 0 0 308 492H92A92 92 0 0 0 8 408V92A92 92 0 0 0 92 8z"
        />
        <g transform="translate(200 250)">
          <Rosette seed={slug} />
          <path {...THIN} d="M-24-48H-8M8-48H24M-24 48H-8M8 48H24" />
          <path fill="currentColor" stroke="none" d="M0-54l4 6-4 6-4-6zM0 42l4 6-4 6-4-6z" />
        </g>
        {['0 0', '400 0', '0 500', '400 500'].map((corner) => (
          <use key={corner} href={`#weave-${slug}`} transform={`translate(${corner}) scale(0.48)`} strokeWidth="0.4" />
        ))}
        {/* At this size the letters stay inside the inner circle. */}
        <text
          className={styles.letters}
          x="200"
          y="250"
          dy="0.375em"
          fontSize={Math.round(Math.min(60, 176 / letters.length))}
        >
          {letters}
        </text>
      </g>
    </svg>
  );
}

/** A woven ring with a rim, about the origin. The seed decides on petals, rings and the rim. */
export function Rosette({ seed }: { seed: string }) {
  const { rim, rings } = patternOf(seed);
  return (
    <>
      <circle {...rim} r="176" />
      <circle {...THIN} r="184" />
      <circle {...THIN} r="168" />
      <g id={`weave-${seed}`}>
        {rings.map((ring) => (
          <Ring key={ring.inner} id={`ring-${seed}-${ring.inner}`} {...ring} />
        ))}
      </g>
      <circle {...THIN} r="91" strokeWidth="2" />
      <circle {...THIN} r="86" />
    </>
  );
}

/** Takes the choices of a pattern from a hash of the seed (FNV-1a), one after the other like digits. */
function patternOf(seed: string) {
  const hash = [...seed].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  const choice = (place: number, choices: number) => Math.floor((hash >>> 0) / place) % choices;
  /** Where the two rings meet. */
  const seam = 116 + 6 * choice(3, 6);
  return {
    rim: RIMS[choice(1, 3)],
    rings: [
      { petals: PETALS[choice(18, 8)] ?? 6, inner: seam, outer: 164 },
      { petals: PETALS[choice(144, 8)] ?? 6, inner: 96, outer: seam },
    ],
  };
}

/** One wavy line, turned about the origin until it has woven a ring. */
function Ring({ id, petals, inner, outer }: Record<'petals' | 'inner' | 'outer', number> & { id: string }) {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS;
    const radius = (inner + outer) / 2 + ((outer - inner) / 2) * Math.cos(petals * angle);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  const copies = Math.round(96 / petals);
  return (
    <>
      <polygon {...THIN} id={id} points={points.join(' ')} />
      {Array.from({ length: copies - 1 }, (_, index) => (360 / petals / copies) * (index + 1)).map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </>
  );
}

/**
 * The letters of a seal: an abbreviation of up to six letters as it is, `ECOSOC`; of other titles the
 * initials, `AIK`, at most four. What follows a semicolon, colon or bracket is left out.
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
