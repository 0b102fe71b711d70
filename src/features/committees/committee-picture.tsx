import { sealSeed } from '../../content/facts/seal-seed.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Seal } from './seal.tsx';

interface CommitteePictureProps {
  committee: Pick<Committee, 'slug' | 'seal' | 'title' | 'imageAlt'>;
  picture: Picture | undefined;
  /** For its seal: on midnight ground. */
  isNight: boolean;
  /** See `PictureImage`. */
  sizes: string;
  isFirst: boolean;
  /** What is beside it says as much. */
  isDecoration?: boolean;
}

/** The picture of a committee, or its seal if it has none. */
export function CommitteePicture(props: CommitteePictureProps) {
  const { committee, picture, isNight, sizes, isFirst, isDecoration = false } = props;
  const { title, imageAlt = '' } = committee;
  if (picture)
    return <PictureImage picture={picture} alt={isDecoration ? '' : imageAlt} sizes={sizes} isFirst={isFirst} />;
  return (
    <Seal
      seed={sealSeed(committee)}
      title={title}
      isNight={isNight}
      {...(!isDecoration && { label: `Seal of ${title}` })}
    />
  );
}
