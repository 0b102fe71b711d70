import type { ImgHTMLAttributes } from 'react';

/** A `<source>`: files of one type and colour scheme in several widths. */
export interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
  /** In pixels, if the shape differs from that of the picture. */
  width?: number;
  height?: number;
}

export interface Picture {
  /** The fallback file. `width` and `height` are its size in pixels. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** The picture is in dark ink and has no night variant, so it needs a paper ground in the dark scheme, too. */
  isForPaper: boolean;
  sources: PictureSource[];
  /** The picture is in light ink in both schemes, so print shows `onPaper` instead. */
  isNeverPrinted?: boolean;
  onPaper?: string | undefined;
}

interface PictureImageProps {
  picture: Picture;
  /** Empty for decorative pictures. */
  alt: string;
  sizes?: string | undefined;
  /** The picture is visible at once, and so loaded with high priority. */
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
      {/* Print has its own image: browsers do not change a source in time for print, but they do wait for lazy images. */}
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
