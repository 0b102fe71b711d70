import { clsx } from 'clsx';
import { isNight } from '../../content/picture-variants.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './committee-picture.module.css';
import { Seal } from './seal.tsx';

export type PicturedCommittee = Committee & { picture: Picture | undefined };

interface CommitteePictureProps {
  committee: PicturedCommittee;
  sizes?: string;
  isFirst?: boolean;
  isDecoration?: boolean;
}

/** The picture of a committee, or a drawn seal if it has none. */
export function CommitteePicture({ committee, isDecoration = false, ...shown }: CommitteePictureProps) {
  const { slug, title, picture, imageAlt = '' } = committee;
  if (picture) return <PictureImage picture={picture} alt={isDecoration ? '' : imageAlt} {...shown} />;
  const label = isDecoration ? undefined : `Seal of ${title}`;
  return <Seal slug={slug} title={title} isNight={isNight(committee)} label={label} />;
}

/** The picture of a committee on cards and in links: decorative, on a ground with a border. */
export function Thumbnail(props: CommitteePictureProps) {
  return (
    <div
      className={clsx('tint', styles.ground, styles.thumbnail, isNight(props.committee) && styles.night)}
      data-plate={props.committee.slug}
    >
      <CommitteePicture {...props} isDecoration />
    </div>
  );
}
