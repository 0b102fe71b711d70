import type { ReactNode } from 'react';
import { ByPhase } from '../phase/by-phase.tsx';
import type { PhasedText } from '../phase/phase.ts';
import { Band } from './band.tsx';
import styles from './page-head.module.css';
import { PageTitle } from './page-title.tsx';
import { type Picture, PictureImage } from './picture-image.tsx';

/** Width of the engraving, for `sizes`. On phones the small file, which was drawn for them, is enough even at three pixels a point. */
const PICTURE_SIZES = '(min-width: 60rem) min(21.5vw, 19.5rem), (min-width: 40rem) 29vw, 37vw';
/** Of one that is not wider than high. */
const UPRIGHT_SIZES = '(min-width: 40rem) min(29vw, 14rem), 37vw';

interface PageHeadProps {
  /** Small line above the heading, such as `Part III`. */
  label?: string | undefined;
  title: string;
  lede?: PhasedText | undefined;
  /** A button under the lede. */
  action?: ReactNode;
  /** An engraving above the band. */
  picture?: (Picture & { alt: string }) | undefined;
  /** Above a page of pictures: phones show no engraving. */
  isShort?: boolean;
  /** Shown in place of a picture. */
  children?: ReactNode;
}

/** Wider than a phone in the size of other headings: `Secretary-General’s`. */
const LONG_WORD = /\S{15}/;

/** Head of an inner page: label, heading and lede, on a guilloche band. */
export function PageHead({ label, title, lede, action, picture, isShort = false, children }: PageHeadProps) {
  const isWide = picture !== undefined && picture.width > picture.height;
  const artwork = picture ? (
    <PictureImage
      picture={picture}
      alt={picture.alt}
      sizes={isWide ? PICTURE_SIZES : UPRIGHT_SIZES}
      isFirst={!isShort}
    />
  ) : (
    children
  );
  const classes = ['wrap grid', styles.inner, artwork && styles.withPicture, isShort && styles.short];
  return (
    <>
      <div className={classes.filter(Boolean).join(' ')}>
        <div className={`stack ${styles.words}`}>
          <PageTitle label={label} className={LONG_WORD.test(title) ? styles.long : undefined}>
            {title}
          </PageTitle>
          {lede && (
            <p className={`lede ${styles.lede}`}>
              <ByPhase words={lede} />
            </p>
          )}
          {action && <div>{action}</div>}
        </div>
        {artwork && <div className={`screen-only ${styles.picture} ${isWide ? '' : styles.upright}`}>{artwork}</div>}
      </div>
      <Band />
    </>
  );
}
