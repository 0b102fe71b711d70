import { clsx } from 'clsx';
import { ByPhase } from '../../phase/by-phase.tsx';
import type { PhasedText } from '../../phase/phase.ts';
import { committeePath, routes } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link, linkClass } from '../../ui/link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './committee-neighbours.module.css';
import plate from './committee-picture.module.css';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';

interface CommitteeNeighboursProps {
  previous: PicturedCommittee | undefined;
  next: PicturedCommittee | undefined;
  /** Of the committee between them, from 1 on. */
  number: number;
  /** The page of all committees, which follows the last. */
  all: { lede?: PhasedText | undefined; picture: Picture | undefined };
}

/** To leaf through: the committees before and after a committee, with their pictures and agendas. */
export function CommitteeNeighbours({ previous, next, number, all }: CommitteeNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={clsx('wrap section grid screen-only', styles.neighbours)} aria-label="Other committees">
      {previous && <Neighbour committee={previous} number={number - 1} rel="prev" />}
      {next ? (
        <Neighbour committee={next} number={number + 1} rel="next" />
      ) : (
        <div className={clsx('card', styles.neighbour, styles.next)}>
          {all.picture && (
            <div className={clsx('tint', plate.thumbnail)}>
              <PictureImage picture={all.picture} alt="" />
            </div>
          )}
          <p>
            <Link className={clsx('stretched', linkClass('arrow'))} href={routes.committees}>
              All committees <Icon name="arrow-right" />
            </Link>
            {all.lede && (
              <small className="quiet" data-nosnippet>
                <ByPhase words={all.lede} />
              </small>
            )}
          </p>
        </div>
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
