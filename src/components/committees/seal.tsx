import { drawSeal, initials, initialsSize } from '../../lib/seal.ts';
import styles from './seal.module.css';

interface SealProps {
  /** Decides how the seal is drawn. */
  slug: string;
  /** Gives the initials. */
  title: string;
  /** Light ink, for midnight ground. */
  isNight: boolean;
  /** What it is, in words; absent where the words beside it say it. */
  label?: string;
}

const THIN = { vectorEffect: 'non-scaling-stroke' } as const;

/** An engraved seal, 4:5, for a committee that brings no picture of its own. Its ground is the frame's. */
export function Seal({ slug, title, isNight, label }: SealProps) {
  const { rim, weaves, corner } = drawSeal(slug);
  const letters = initials(title);
  const id = `seal-${slug}`;
  return (
    <svg
      className={styles.seal}
      viewBox="0 0 400 500"
      // A card's frame is not quite 4:5, and the rule runs along its edge.
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
        <path {...THIN} id={`${id}-corner`} d={corner} />
        <use href={`#${id}-corner`} transform="matrix(-1 0 0 1 400 0)" />
        <use href={`#${id}-corner`} transform="matrix(1 0 0 -1 0 500)" />
        <use href={`#${id}-corner`} transform="matrix(-1 0 0 -1 400 500)" />
        <g transform="translate(200 250)">
          {rim === 'ticks' && <circle className={styles.ticks} r="176" pathLength="240" />}
          {rim === 'beads' && <circle className={styles.beads} r="176" pathLength="92" />}
          {rim !== 'lace' && <circle {...THIN} r="184" />}
          <circle {...THIN} r="168" />
          {weaves.map(({ path, turns: [first, ...others] }, index) => (
            <g key={path}>
              <path {...THIN} id={`${id}-${index}`} d={path} transform={`rotate(${first})`} />
              {others.map((turn) => (
                <use key={turn} href={`#${id}-${index}`} transform={`rotate(${turn})`} />
              ))}
            </g>
          ))}
          <circle {...THIN} className={styles.heavy} r="91" />
          <circle {...THIN} r="86" />
          <path {...THIN} d="M-24-48H-8M8-48H24M-24 48H-8M8 48H24" />
          <path className={styles.solid} d="M0-54l4 6-4 6-4-6zM0 42l4 6-4 6-4-6z" />
          <text className={styles.letters} dy="0.375em" fontSize={initialsSize(letters)}>
            {letters}
          </text>
        </g>
      </g>
    </svg>
  );
}
