import { clsx } from 'clsx';
import { isOnMidnight } from '../../content/picture-variants.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Picture } from '../../ui/picture-image.tsx';
import { CommitteePicture } from './committee-picture.tsx';
import styles from './thumbnail.module.css';

/** A committee with its picture, where it has one, as cards show it. */
export type CommitteeCard = Committee & { picture: Picture | undefined };

interface ThumbnailProps {
  committee: CommitteeCard;
  /** Its place among the committees, from 1 on. */
  number: number;
  isFirst?: boolean;
}

/** The picture of a committee in a frame, beside words that say what it shows. */
export function Thumbnail({ committee, number, isFirst = false }: ThumbnailProps) {
  const isNight = isOnMidnight(committee);
  return (
    <div className={clsx('tint', styles.thumbnail, isNight && styles.night)}>
      <CommitteePicture
        committee={committee}
        number={number}
        picture={committee.picture}
        isNight={isNight}
        isFirst={isFirst}
        isDecoration
      />
    </div>
  );
}
