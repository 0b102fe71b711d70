import type { ImgHTMLAttributes } from 'react';
import { withBase } from '../shared/base.ts';

/** One `<source>`: files of one type and one scheme in several widths. */
export interface PictureSource {
  type: string;
  srcSet: string;
  /** Media query under which the files are meant; absent for the default. */
  media?: string;
}

/** All that `<picture>` needs to know about a picture, measured from its files. */
export interface Picture {
  /** The file for browsers that choose nothing else. */
  src: string;
  /** Size of that file in pixels. */
  width: number;
  height: number;
  sources: PictureSource[];
}

interface PictureImageProps {
  picture: Picture;
  /** What it shows, in words; empty where the words beside it say it. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view: loaded before all else. Others wait until they come near. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A picture that means something: real image files, in the best format and size for the visitor. */
export function PictureImage({ picture, alt, sizes, isFirst = false, className }: PictureImageProps) {
  const loading: ImgHTMLAttributes<HTMLImageElement> = isFirst
    ? { fetchPriority: 'high' }
    : { loading: 'lazy', decoding: 'async' };
  return (
    <picture>
      {picture.sources.map(({ type, srcSet, media }) => (
        <source key={`${type}${media}`} type={type} srcSet={withBaseEach(srcSet)} sizes={sizes} media={media} />
      ))}
      <img
        src={withBase(picture.src)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        {...loading}
      />
    </picture>
  );
}

function withBaseEach(srcSet: string): string {
  return srcSet.split(', ').map(withBase).join(', ');
}
