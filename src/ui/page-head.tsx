import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { ByPhase } from '../phase/by-phase.tsx';
import type { PhasedText } from '../phase/phase.ts';
import type { TitledLink } from '../routes.ts';
import { ArrowLink } from './arrow-link.tsx';
import { Divider } from './divider.tsx';
import { Link } from './link.tsx';
import styles from './page-head.module.css';
import { type Picture, PictureImage } from './picture-image.tsx';

/** An engraving is at most 27rem high. The root font size grows with the window; `rem` in `sizes` does not: hence `vw`. */
export const sizesInHead = ({ width, height }: Picture) =>
  `(min-width: 40rem) min(46vw, ${(width / height).toFixed(2)} * clamp(27rem, 26.3vw, 31.6rem)), 92vw`;

export interface PageHeadProps {
  back?: TitledLink | undefined;
  title: string;
  lede?: PhasedText | undefined;
  /** The address of an explanation, to which the lede links. */
  ledeHref?: string | undefined;
  /** Who may take part, if not everybody. */
  condition?: string | undefined;
  /** Elements below the lede. */
  action?: ReactNode;
  links?: ReactNode;
  picture?: (Picture & { alt: string }) | undefined;
  /** The head has less height, so that the content begins early. On phones, it shows no engraving. */
  isLow?: boolean;
  /** Replaces the picture, and is in the same place. */
  drawing?: ReactNode;
  /** Replaces the picture, and has a frame of its own. */
  figure?: ReactNode;
  isNight?: boolean;
  hasBand?: boolean;
}

/** The head of a page: title, lede and actions, with a picture beside them. */
export function PageHead(props: PageHeadProps) {
  const { back, title, lede, ledeHref, condition, action, links, picture } = props;
  const { isLow = false, isNight = false, hasBand = true } = props;
  const drawing = picture ? (
    <PictureImage picture={picture} alt={picture.alt} sizes={sizesInHead(picture)} isFirst={!isLow} />
  ) : (
    props.drawing
  );
  const figure = drawing ? (
    <div className={clsx('screen-only', styles.engraving, isLow && 'wide')}>{drawing}</div>
  ) : (
    props.figure
  );
  return (
    <>
      <HeadGrid
        className={clsx(!figure && styles.compact, isLow && styles.low)}
        {...(isNight && { 'data-theme': 'night' })}
      >
        <div className={styles.words}>
          {back && (
            <div className="screen-only">
              <ArrowLink href={back.url} isBack>
                {back.title}
              </ArrowLink>
            </div>
          )}
          <h1>{title}</h1>
          {lede && (
            <p className="lede">
              {ledeHref ? (
                <Link className="term" href={ledeHref}>
                  <ByPhase words={lede} />
                </Link>
              ) : (
                <ByPhase words={lede} />
              )}
            </p>
          )}
          {condition && <p className={clsx('condition', styles.condition)}>{condition}</p>}
          {action && <div className={styles.foot}>{action}</div>}
        </div>
        {links && <div className={styles.links}>{links}</div>}
        {figure}
      </HeadGrid>
      {hasBand && <Divider />}
    </>
  );
}

/** The grid of a head: words in two columns, a picture in the other two. */
export function HeadGrid({ className, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx('wrap grid', styles.head, className)} {...attributes} />;
}
