import type { Committee } from '../../content/schemas/committee.ts';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { SealPicture } from './seal.tsx';

interface CommitteePictureProps {
  committee: Pick<Committee, 'title' | 'imageAlt'>;
  /** Its place among the committees, for its seal. */
  number: number;
  picture: Picture | undefined;
  /** For its seal: on midnight ground. */
  isNight: boolean;
  /** See `PictureImage`. */
  sizes?: string;
  isFirst: boolean;
  /** What is beside it says as much. */
  isDecoration?: boolean;
}

/** The picture of a committee, or its seal if it has none. */
export function CommitteePicture(props: CommitteePictureProps) {
  const { committee, number, picture, isNight, sizes, isFirst, isDecoration = false } = props;
  const { title, imageAlt = '' } = committee;
  if (picture)
    return <PictureImage picture={picture} alt={isDecoration ? '' : imageAlt} sizes={sizes} isFirst={isFirst} />;
  const label = isDecoration ? undefined : `Seal of ${title}`;
  return <SealPicture number={number} title={title} isNight={isNight} label={label} />;
}
