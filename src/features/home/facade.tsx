import { clsx } from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import { Building } from '../../site/building.tsx';
import narrow from '../../styles/ornaments/hero-narrow.svg?raw';
import wide from '../../styles/ornaments/hero-wide.svg?raw';
import styles from './facade.module.css';

type FacadeProps = PropsWithChildren<{
  /** Cut into the frieze from the first day on. */
  inscription: ReactNode;
}>;

/** The building whose arches hold the figures of the countdown. Its light follows the phase and the scheme. */
export function Facade({ inscription, children }: FacadeProps) {
  return (
    <div className={clsx('screen-only', styles.building)}>
      {/* From the first day on no whole day is left on the visitor's clock. */}
      <h2 data-when="during after">{inscription}</h2>
      <div className={styles.arcade}>
        <Building svg={wide} className="wide" />
        <Building svg={narrow} className="narrow" />
        {children}
      </div>
    </div>
  );
}
