import { clsx } from 'clsx';
import { committeePath, routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link, linkClass } from '../../ui/link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './committee-neighbours.module.css';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';

interface CommitteeNeighboursProps {
  previous: PicturedCommittee | undefined;
  next: PicturedCommittee | undefined;
  /** Of the committee between them, from 1 on. */
  number: number;
}

/** To leaf through: the committees before and after a committee, with their pictures and agendas. */
export function CommitteeNeighbours({ previous, next, number }: CommitteeNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={clsx('wrap section grid screen-only', styles.neighbours)} aria-label="Other committees">
      {previous && <Neighbour committee={previous} number={number - 1} rel="prev" />}
      {next ? (
        <Neighbour committee={next} number={number + 1} rel="next" />
      ) : (
        <p className={clsx(styles.neighbour, styles.next)}>
          <ArrowLink href={routes.committees}>All committees</ArrowLink>
        </p>
      )}
    </nav>
  );
}

interface NeighbourProps {
  committee: PicturedCommittee;
  number: number;
  rel: 'prev' | 'next';
}

function Neighbour({ committee, number, rel }: NeighbourProps) {
  const { slug, title, agenda } = committee;
  const isPrevious = rel === 'prev';
  return (
    <div className={clsx('card', styles.neighbour, !isPrevious && styles.next)}>
      <Thumbnail committee={committee} number={number} />
      <p>
        <Link className={clsx('stretched', linkClass('arrow'))} href={committeePath(slug)} rel={rel}>
          {isPrevious && <Icon name="arrow-left" />}
          <span>
            <span className="visually-hidden">{isPrevious ? 'Previous' : 'Next'} committee: </span>
            {title}
          </span>
          {!isPrevious && <Icon name="arrow-right" />}
        </Link>
        <small className="quiet" data-nosnippet>
          <Unbroken>{agenda}</Unbroken>
        </small>
      </p>
    </div>
  );
}
