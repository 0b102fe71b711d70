import type { ReactNode } from 'react';
import { Band } from './band.tsx';
import { Lede } from './letters.tsx';
import styles from './page-head.module.css';
import { PageTitle } from './page-title.tsx';
import { type Picture, PictureImage } from './picture-image.tsx';

/** Width of the engraving, for `sizes`. On phones the small file, which was drawn for them, is enough even at three pixels a point. */
const PICTURE_SIZES = '(min-width: 60rem) min(29vw, 26.5rem), 37vw';
/** Of one that is not wider than high. */
const UPRIGHT_SIZES = '(min-width: 60rem) min(21.5vw, 19.5rem), 37vw';

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
  /** On paper beside the heading, such as a code that leads to the page. */
  onPaper?: ReactNode;
  /** Shown in place of a picture. */
  children?: ReactNode;
}

/** Wider than a phone in the size of other headings: `Secretary-General’s`. */
const LONG_WORD = /\S{15}/;

/** Head of an inner page: label, heading and lede, on a guilloche band. */
export function PageHead({ label, title, lede, action, picture, pictureAlt = '', onPaper, children }: PageHeadProps) {
  const isWide = picture !== undefined && picture.width > picture.height;
  const artwork = picture ? (
    <PictureImage picture={picture} alt={pictureAlt} sizes={isWide ? PICTURE_SIZES : UPRIGHT_SIZES} isFirst />
  ) : (
    children
  );
  return (
    <>
      <div className={`wrap stack ${styles.inner} ${artwork ? styles.withPicture : ''}`}>
        <div className="stack">
          <PageTitle label={label} className={LONG_WORD.test(title) ? styles.long : undefined}>
            {title}
          </PageTitle>
          {lede && <Lede className={styles.lede}>{lede}</Lede>}
          {action && <div>{action}</div>}
        </div>
        {artwork && <div className={`screen-only ${styles.picture} ${isWide ? '' : styles.upright}`}>{artwork}</div>}
        {onPaper}
      </div>
      <Band />
    </>
  );
}
