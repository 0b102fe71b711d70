import type { Committee } from '../../content/schemas/committee.ts';
import { committeePath } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import styles from './committee-neighbours.module.css';
import { Seal } from './seal.tsx';

interface CommitteeNeighboursProps {
  committees: Committee[];
  /** Of the committee between them, from 1 on. */
  number: number;
}

/** Links to the committees before and after a committee, each with its seal. */
export function CommitteeNeighbours({ committees, number }: CommitteeNeighboursProps) {
  if (committees.length < 2) return null;
  return (
    <nav className={`wrap screen-only ${styles.neighbours}`} aria-label="Other committees">
      <Neighbour committee={committees[number - 2]} number={number - 1} rel="prev" />
      <Neighbour committee={committees[number]} number={number + 1} rel="next" />
    </nav>
  );
}

interface NeighbourProps {
  committee: Committee | undefined;
  number: number;
  rel: 'prev' | 'next';
}

/** Nothing before the first committee and after the last. */
function Neighbour({ committee, number, rel }: NeighbourProps) {
  if (!committee) return null;
  const isPrevious = rel === 'prev';
  return (
    <span className={isPrevious ? styles.neighbour : `${styles.neighbour} ${styles.next}`}>
      <Seal number={number} className={styles.seal} />
      <ArrowLink href={committeePath(committee.slug)} rel={rel} isBack={isPrevious}>
        <span className="visually-hidden">{isPrevious ? 'Previous' : 'Next'} committee: </span>
        {committee.title}
      </ArrowLink>
    </span>
  );
}
