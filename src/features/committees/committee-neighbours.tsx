import { clsx } from 'clsx';
import { committeePath } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './committee-neighbours.module.css';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';

interface NumberedCommittee {
  committee: PicturedCommittee;
  number: number;
}

export function CommitteeNeighbours({ previous, next }: Record<'previous' | 'next', NumberedCommittee>) {
  return (
    <nav className="wrap section grid screen-only" aria-label="Other committees">
      <Neighbour {...previous} rel="prev" />
      <Neighbour {...next} rel="next" />
    </nav>
  );
}

function Neighbour({ committee, number, rel }: NumberedCommittee & { rel: 'prev' | 'next' }) {
  const { slug, title, agenda } = committee;
  return (
    <div className={clsx('card', styles.neighbour)}>
      <Thumbnail committee={committee} number={number} />
      <div>
        <p className={clsx('label', styles.label)}>
          {rel === 'prev' ? (
            <>
              <Icon name="arrow-left" /> Previous committee
            </>
          ) : (
            <>
              Next committee <Icon name="arrow-right" />
            </>
          )}
        </p>
        <p className="title">
          <Link className="stretched" href={committeePath(slug)} rel={rel}>
            {title}
          </Link>
        </p>
        <p className="small quiet" data-nosnippet>
          {agenda}
        </p>
      </div>
    </div>
  );
}
