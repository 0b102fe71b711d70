import { clsx } from 'clsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './committee-neighbours.module.css';
import type { PicturedCommittee } from './committee-picture.tsx';
import { CommitteeTeaser } from './committee-teaser.tsx';

export function CommitteeNeighbours({ previous, next }: Record<'previous' | 'next', PicturedCommittee>) {
  const label = clsx('label', styles.label);
  return (
    <nav className={clsx('wrap section grid screen-only', styles.neighbours)} aria-label="Other committees">
      <CommitteeTeaser
        committee={previous}
        rel="prev"
        label={
          <p className={label}>
            <Icon name="arrow-left" /> Previous committee
          </p>
        }
        title={previous.title}
        note={previous.agenda}
      />
      <CommitteeTeaser
        committee={next}
        rel="next"
        label={
          <p className={label}>
            Next committee <Icon name="arrow-right" />
          </p>
        }
        title={next.title}
        note={next.agenda}
      />
    </nav>
  );
}
