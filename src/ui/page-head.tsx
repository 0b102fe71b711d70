import type { ReactNode } from 'react';
import { Band } from './band.tsx';
import { Label, Lede } from './letters.tsx';
import styles from './page-head.module.css';
import { type Picture, PictureImage } from './picture-image.tsx';

/**
 * Width of the engraving, for `sizes`. On phones it is wider, but they should take the small file, which was drawn for
 * them, even at three pixels a point: the large one has three times the bytes.
 */
const PICTURE_SIZES = '(min-width: 60rem) 27rem, 34vw';
/** Of a square one, which is lower than a wide one of that width, the small file is enough on a computer, too. */
const SQUARE_SIZES = '18rem';

interface PageHeadProps {
  /** Small line above the heading, such as `Part III`. */
  label: string;
  title: string;
  lede?: ReactNode;
  /** A button under the lede. */
  action?: ReactNode;
  /** An engraving above the band. */
  picture?: Picture | undefined;
  /** What it shows, in words; left out where it only decorates. */
  pictureAlt?: string | undefined;
  /** Shown in place of a picture. */
  children?: ReactNode;
}

/** Wider than a phone in the size of other headings: `Secretary-General’s`. */
const LONG_WORD = /\S{15}/;

/** Gloock sets an apostrophe against the l before it. */
function withRoom(title: string): ReactNode[] {
  return title.split(/(l)(?=’)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.room}>
        {part}
      </span>
    ),
  );
}

/** Head of an inner page: label, heading and lede, on a guilloche band. */
export function PageHead({ label, title, lede, action, picture, pictureAlt = '', children }: PageHeadProps) {
  const artwork = picture ? (
    <PictureImage
      picture={picture}
      alt={pictureAlt}
      sizes={picture.width > picture.height ? PICTURE_SIZES : SQUARE_SIZES}
      isFirst
    />
  ) : (
    children
  );
  return (
    <>
      <div className={`wrap stack ${styles.inner} ${artwork ? styles.withPicture : ''}`}>
        <div className="stack">
          <Label>{label}</Label>
          <h1 className={LONG_WORD.test(title) ? styles.long : undefined}>{withRoom(title)}</h1>
          {lede && <Lede className={styles.lede}>{lede}</Lede>}
          {action && <div>{action}</div>}
        </div>
        {artwork && <div className={`screen-only ${styles.picture}`}>{artwork}</div>}
      </div>
      <Band />
    </>
  );
}
