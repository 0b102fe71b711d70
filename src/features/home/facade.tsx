import narrow from '@theme/hero-narrow.svg?raw';
import wide from '@theme/hero-wide.svg?raw';
import type { PropsWithChildren, ReactNode } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './facade.module.css';

/** As many letters as the frieze has room for, at the size that its height allows. */
const FRIEZE = 29;

type FacadeProps = PropsWithChildren<{
  /** Cut into the frieze from the first day on; over the building where there is no room in it. */
  inscription: ReactNode;
  /** Letters of the inscription. */
  length: number;
}>;

/** The building of the theme, whose arches hold the figures of the countdown. Its light follows the phase and the scheme. */
export function Facade({ inscription, length, children }: FacadeProps) {
  return (
    <div className={`screen-only ${styles.building}`}>
      {/* From the first day on no whole day is left on any visitor's clock. */}
      <h2 className={length > FRIEZE ? styles.above : `${styles.above} ${styles.inscription}`} data-when="during after">
        {inscription}
      </h2>
      <div className={styles.arcade}>
        {/* Inline, because its lines take the page's colours. */}
        <div className={styles.facade} aria-hidden="true">
          <Drawing svg={wide} className={styles.wide} />
          <Drawing svg={narrow} className={styles.narrow} />
        </div>
        {children}
      </div>
    </div>
  );
}
