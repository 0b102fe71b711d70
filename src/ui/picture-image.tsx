import type { ImgHTMLAttributes } from 'react';

/** One `<source>`: files of one type and one scheme in several widths. */
export interface PictureSource {
  type: string;
  srcSet: string;
  /** Media query under which the files are meant; absent for the default. */
  media?: string;
  /** Size in pixels of a file of another shape than that of the picture. */
  width?: number;
  height?: number;
}

/** The files of a picture, with their full addresses. */
export interface Picture {
  /** The file for browsers that choose nothing else. */
  src: string;
  srcSet: string;
  /** Size of that file in pixels. */
  width: number;
  height: number;
  /** Dark ink that has no light counterpart: its ground is paper in the dark scheme, too. */
  isForPaper: boolean;
  sources: PictureSource[];
  /** Light ink in both schemes, with a drawing for paper. */
  isNeverPrinted?: boolean;
  /** The file to print in place of a drawing in light ink, if there is one. */
  onPaper?: string | undefined;
}

interface PictureImageProps {
  picture: Picture;
  /** What it shows, in words; empty where the words beside it say it. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute; absent where its files are for one size. */
  sizes?: string | undefined;
  /** In the first view: loaded before all else. Others wait until they come near. */
  isFirst?: boolean;
}

/** A picture in the best format and size for the visitor. */
export function PictureImage({ picture, alt, sizes, isFirst = false }: PictureImageProps) {
  const { isForPaper, sources, isNeverPrinted, onPaper, ...file } = picture;
  const loading: ImgHTMLAttributes<HTMLImageElement> = isFirst
    ? { fetchPriority: 'high' }
    : { loading: 'lazy', decoding: 'async' };
  return (
    <>
      <picture className={isNeverPrinted ? 'screen-only' : undefined}>
        {sources.map((source) => (
          <source key={`${source.type}${source.media}`} {...source} sizes={sizes} />
        ))}
        <img {...loading} {...file} sizes={sizes} alt={alt} data-ground={isForPaper ? 'paper' : undefined} />
      </picture>
      {/* Browsers do not swap a picture in time when they print, but wait for those that are loaded late. */}
      {onPaper && (
        <img
          className="on-paper"
          hidden
          loading="lazy"
          src={onPaper}
          width={file.width}
          height={file.height}
          alt={alt}
        />
      )}
    </>
  );
}
