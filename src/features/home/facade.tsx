import { clsx } from 'clsx';
import type { Conference } from '../../content/schemas/conference.ts';
import { Building } from '../../site/building.tsx';
import narrow from '../../styles/ornaments/hero-narrow.svg?raw';
import wide from '../../styles/ornaments/hero-wide.svg?raw';
import { CountdownCells } from './countdown.tsx';
import styles from './facade.module.css';

/** The building whose arches hold the figures of the countdown. Its light follows the phase and the scheme. */
export function Facade({ conference }: { conference: Conference }) {
  return (
    <div className={clsx('screen-only', styles.building)}>
      {/* Cut into the frieze. From the first day on no whole day is left on the visitor's clock. */}
      <h2 data-when="during after">
        Countdown to Glory: <span className="unbroken">0 Days!</span>
      </h2>
      <div className={styles.arcade}>
        <Building svg={wide} className="wide" />
        <Building svg={narrow} className="narrow" />
        <CountdownCells conference={conference} />
      </div>
    </div>
  );
}
