import type { ReactNode } from 'react';
import { routes } from '../../lib/routes.ts';
import { OPENS_REGISTRATION } from '../registration/registration-dialog.tsx';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Band } from '../ui/band.tsx';
import { Button } from '../ui/button.tsx';
import { Facade } from './facade.tsx';
import styles from './hero.module.css';

interface HeroProps {
  lede: string;
  /** `47 Days!`, kept up to date by script. */
  days?: ReactNode;
  /** The four cells, kept up to date by script. */
  cells?: ReactNode;
  /** What is to be said during and after the conference. */
  status?: ReactNode;
}

/** Head of the home page: the countdown in its façade, and what to do next. */
export function Hero({ lede, days, cells, status }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.copy}>
          <h1>
            Countdown <span className={styles.together}>to Glory:</span> {days}
          </h1>
          <p className="lede">{lede}</p>
          {status}
          <p className={styles.actions}>
            <Button kind="accent" {...OPENS_REGISTRATION}>
              Register Now
            </Button>
            <ArrowLink href={routes.guidelines}>Guidelines</ArrowLink>
          </p>
        </div>
        <div className={styles.arcade}>
          <Facade />
          {cells}
        </div>
      </div>
      <Band />
    </div>
  );
}
