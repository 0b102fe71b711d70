import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ByPhase } from '../../phase/by-phase.tsx';
import type { PhasedText } from '../../phase/phase.ts';
import { committeePath, routes } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link, linkClass } from '../../ui/link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './committee-neighbours.module.css';
import { type PicturedCommittee, Plate, Thumbnail } from './committee-picture.tsx';

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
      {previous && (
        <Neighbour
          href={committeePath(previous.slug)}
          rel="prev"
          title={<Named which="Previous" title={previous.title} />}
          note={<Unbroken>{previous.agenda}</Unbroken>}
          picture={<Thumbnail committee={previous} number={number - 1} />}
        />
      )}
      {next ? (
        <Neighbour
          href={committeePath(next.slug)}
          rel="next"
          title={<Named which="Next" title={next.title} />}
          note={<Unbroken>{next.agenda}</Unbroken>}
          picture={<Thumbnail committee={next} number={number + 1} />}
        />
      ) : (
        <Neighbour
          href={routes.committees}
          title="All committees"
          note={all.lede && <ByPhase words={all.lede} />}
          picture={
            all.picture && (
              <Plate>
                <PictureImage picture={all.picture} alt="" />
              </Plate>
            )
          }
        />
      )}
    </nav>
  );
}

function Named({ which, title }: { which: 'Previous' | 'Next'; title: string }) {
  return (
    <span>
      <span className="visually-hidden">{which} committee: </span>
      {title}
    </span>
  );
}

interface NeighbourProps {
  href: string;
  rel?: 'prev' | 'next';
  title: ReactNode;
  note: ReactNode;
  picture: ReactNode;
}

function Neighbour({ href, rel, title, note, picture }: NeighbourProps) {
  const isPrevious = rel === 'prev';
  return (
    <div className={clsx('card', styles.neighbour, !isPrevious && styles.next)}>
      {picture}
      <p>
        <Link className={clsx('stretched', linkClass('arrow'))} href={href} rel={rel}>
          {isPrevious && <Icon name="arrow-left" />}
          {title}
          {!isPrevious && <Icon name="arrow-right" />}
        </Link>
        {note && (
          <small className="quiet" data-nosnippet>
            {note}
          </small>
        )}
      </p>
    </div>
  );
}
