import type { ReactNode } from 'react';
import type { PhasedText } from '../shared/phases.ts';
import { Band } from './band.tsx';
import { ByPhase } from './by-phase.tsx';
import styles from './page-head.module.css';

/**
 * How wide the engraving is shown, for `sizes`. On a phone it is 62 % of what stands between the margins; said to be
 * wider, it would be fetched in its large size, of three times the bytes.
 */
export const PAGE_HEAD_PICTURE = '(min-width: 60rem) 27rem, min(56vw, 16rem)';

interface PageHeadProps {
  /** Small line above the heading, such as `Part III`. */
  label: string;
  title: ReactNode;
  lede?: PhasedText | undefined;
  /** What one can do with the page, under the lede. */
  action?: ReactNode;
  /** An engraving that stands on the band. */
  children?: ReactNode;
}

/** Head of an inner page: label, heading and lede, on a guilloche band. */
export function PageHead({ label, title, lede, action, children }: PageHeadProps) {
  return (
    <div className={children ? `${styles.head} ${styles.withPicture}` : styles.head}>
      <div className={`wrap ${styles.inner}`}>
        <p className={`label ${styles.part}`}>{label}</p>
        <h1>{title}</h1>
        {lede && (
          <p className={`lede ${styles.lede}`}>
            <ByPhase words={lede} />
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
        {children && <div className={`screen-only ${styles.picture}`}>{children}</div>}
      </div>
      <Band />
    </div>
  );
}
