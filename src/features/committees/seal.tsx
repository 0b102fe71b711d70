import { initials } from '../../shared/words.ts';
import seal from '../../styles/ornaments/seal.svg?raw';
import styles from './seal.module.css';

interface SealProps {
  slug: string;
  title: string;
  isNight: boolean;
  label?: string | undefined;
}

const INITIALS_WIDTH = 400;
const MAX_FONT_SIZE = 140;

/** A rosette with the initials of the committee, in place of a picture. */
export function Seal({ slug, title, isNight, label }: SealProps) {
  const letters = initials(title);
  // A page may have several seals, so the slug makes the ids in each drawing unique.
  const drawing = seal.replaceAll('rosette', `rosette-${slug}`);
  return (
    <svg
      className={styles.seal}
      viewBox="-500 -625 1000 1250"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g {...(isNight && { 'data-theme': 'night' })}>
        <path vectorEffect="non-scaling-stroke" d="M-470-595H470V595H-470z" />
        <g transform="scale(0.88)">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the site. */}
          <g dangerouslySetInnerHTML={{ __html: drawing }} />
          <text dy="0.36em" fontSize={Math.round(Math.min(MAX_FONT_SIZE, INITIALS_WIDTH / letters.length))}>
            {letters}
          </text>
        </g>
      </g>
    </svg>
  );
}
