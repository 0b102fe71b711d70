import { clsx } from 'clsx';
import { committeePath } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './committee-neighbours.module.css';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';

export function CommitteeNeighbours({ previous, next }: Record<'previous' | 'next', PicturedCommittee>) {
  return (
    <nav className="wrap section grid screen-only" aria-label="Other committees">
      <Neighbour committee={previous} rel="prev" />
      <Neighbour committee={next} rel="next" />
    </nav>
  );
}

function Neighbour({ committee, rel }: { committee: PicturedCommittee; rel: 'prev' | 'next' }) {
  const { slug, title, agenda } = committee;
  return (
    <div className={clsx('card', styles.neighbour)}>
      <Thumbnail committee={committee} />
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
