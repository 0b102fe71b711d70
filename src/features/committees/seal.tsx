import { initials } from '../../shared/words.ts';
import rosette from '../../styles/ornaments/seal.svg?raw';
import styles from './seal.module.css';

interface SealProps {
  /** Of the committee, from 1 on; `title` gives the initials. */
  number: number;
  title: string;
  /** Light ink, for midnight ground. */
  isNight: boolean;
  /** What it is, in words; absent where the text beside it says so. */
  label?: string | undefined;
}

/** Room for the initials inside the rosette, and the size of letters that do not fill it. */
const INITIALS_WIDTH = 400;
const MAX_FONT_SIZE = 140;

/** A seal with the committee's initials, 4:5, in place of a picture. The frame around it paints the ground. */
export function Seal({ number, title, isNight, label }: SealProps) {
  const letters = initials(title);
  // Its lines refer to one another, so those of each committee on a page have an id of their own.
  const drawing = rosette.replaceAll('rosette', `rosette-${number}`);
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
