import type { ImgHTMLAttributes } from 'react';

/** Files of one type and one scheme in several widths. */
export interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
  /** In pixels, where the shape is not that of the picture. */
  width?: number;
  height?: number;
}

export interface Picture {
  /** For browsers that choose nothing else; its size is in pixels. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** Dark ink without a light variant: its ground is paper in the dark scheme, too. */
  isForPaper: boolean;
  sources: PictureSource[];
  /** Light ink in both schemes, with `onPaper` for print. */
  isNeverPrinted?: boolean;
  onPaper?: string | undefined;
}

interface PictureImageProps {
  picture: Picture;
  /** Empty where the words beside it say it. */
  alt: string;
  sizes?: string | undefined;
  /** In the first view: loaded before all else. */
  isFirst?: boolean;
}

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
