import { clsx } from 'clsx';
import { initials, roman } from '../../shared/words.ts';
import rosette from '../../styles/ornaments/seal.svg?raw';
import styles from './seal.module.css';

interface SealProps {
  /** Of the committee, from 1 on. */
  number: number;
  className?: string | undefined;
}

/** The numeral of a committee in a rosette, for the eye alone: a text beside it names the committee. */
export function Seal({ number, className }: SealProps) {
  return (
    <svg className={clsx(styles.seal, className)} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <Rosette number={number} />
      <text x="6" dy="0.36em" fontSize="184">
        {roman(number)}
      </text>
    </svg>
  );
}

interface SealPictureProps {
  /** Of the committee; `title` gives the initials. */
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

/** The seal with the committee's initials, 4:5, in place of a picture. The frame around it paints the ground. */
export function SealPicture({ number, title, isNight, label }: SealPictureProps) {
  const letters = initials(title);
  return (
    <svg
      className={clsx(styles.seal, styles.picture)}
      viewBox="-500 -625 1000 1250"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g className={styles.ink} {...(isNight && { 'data-theme': 'night' })}>
        <path vectorEffect="non-scaling-stroke" d="M-470-595H470V595H-470z" />
        <g transform="scale(0.88)">
          <Rosette number={number} />
          <text dy="0.36em" fontSize={Math.round(Math.min(MAX_FONT_SIZE, INITIALS_WIDTH / letters.length))}>
            {letters}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** Lines as on banknotes. They refer to one another, so those of each committee on a page have an id of their own. */
function Rosette({ number }: Pick<SealProps, 'number'>) {
  const drawing = rosette.replaceAll('rosette', `rosette-${number}`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the site.
  return <g dangerouslySetInnerHTML={{ __html: drawing }} />;
}
