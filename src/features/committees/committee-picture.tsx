import { clsx } from 'clsx';
import { isOnMidnight } from '../../content/picture-variants.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './committee-picture.module.css';
import { Seal } from './seal.tsx';

/** A committee with its picture, if it has one. */
export type PicturedCommittee = Committee & { picture: Picture | undefined };

interface CommitteePictureProps {
  committee: PicturedCommittee;
  /** Its place among the committees, from 1 on. */
  number: number;
  /** See `PictureImage`. */
  sizes?: string;
  isFirst?: boolean;
  /** What is beside it says as much. */
  isDecoration?: boolean;
}

/** The picture of a committee, or its seal if it has none. */
export function CommitteePicture({ committee, number, isDecoration = false, ...shown }: CommitteePictureProps) {
  const { title, picture, imageAlt = '' } = committee;
  if (picture) return <PictureImage picture={picture} alt={isDecoration ? '' : imageAlt} {...shown} />;
  const label = isDecoration ? undefined : `Seal of ${title}`;
  return <Seal number={number} title={title} isNight={isOnMidnight(committee)} label={label} />;
}

/** The picture of a committee in a frame, beside words that say what it shows. */
export function Thumbnail(props: CommitteePictureProps) {
  return (
    <div className={clsx('tint', styles.ground, styles.thumbnail, isOnMidnight(props.committee) && styles.night)}>
      <CommitteePicture {...props} isDecoration />
    </div>
  );
}
