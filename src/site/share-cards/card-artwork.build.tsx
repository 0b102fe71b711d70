import type { CSSProperties } from 'react';
import sharp from 'sharp';
import { Rosette } from '../../ui/rosette.tsx';
import type { Artwork, CardTheme } from './card.ts';

/** Width and height of what is drawn beside the words. */
export const ARTWORK_SIZES: Record<Artwork['kind'], { width: number; height: number }> = {
  figure: { width: 326, height: 314 },
  emblem: { width: 450, height: 320 },
  framed: { width: 304, height: 380 },
  rosette: { width: 480, height: 240 },
};

const FRAME = { border: '2px solid var(--ornament)', padding: 10, marginBottom: 24 };
/** The edge of the picture in its frame. */
const MAT = { outline: '2px solid var(--line-ink)', outlineOffset: 1, background: 'var(--surface-raised)' };
/** The figure stands in it, and it reaches above the figure. */
const ARCH: CSSProperties = { position: 'absolute', bottom: 0, width: 326, height: 430 };
/** On the lower left corner of the frame, clear of the words and of the band. */
const SEAL_SIZE = 100;
const SEAL: CSSProperties = {
  position: 'absolute',
  left: -32,
  bottom: -22,
  color: 'var(--ornament)',
};
/** In the middle of the half rosette. */
const MARK: CSSProperties = { position: 'absolute', bottom: -6, width: 120, height: 120, background: 'var(--label)' };

interface CardArtworkProps {
  artwork: Artwork;
  /** See `readPicture`. */
  picture: string | undefined;
  theme: CardTheme;
}

/** What is drawn beside the words. */
export function CardArtwork({ artwork, picture, theme }: CardArtworkProps) {
  const size = ARTWORK_SIZES[artwork.kind];
  switch (artwork.kind) {
    case 'rosette':
      return <HalfRosette seed={artwork.seed} mark={theme.mark} />;
    case 'framed':
      return (
        <div style={{ display: 'flex', position: 'relative', ...FRAME }}>
          <img {...size} src={picture} alt="" style={MAT} />
          {artwork.seal && <FrameSeal seed={artwork.seal} />}
        </div>
      );
    default:
      return (
        <div style={{ display: 'flex', position: 'relative' }}>
          {artwork.kind === 'figure' && <Ornament svg={theme.arch} style={ARCH} />}
          <img {...size} src={picture} alt="" />
        </div>
      );
  }
}

/** The upper half of a rosette, with the mark before it. */
function HalfRosette({ seed, mark }: { seed: string; mark: string }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'center', position: 'relative', color: 'var(--ornament)' }}>
      <svg
        {...ARTWORK_SIZES.rosette}
        viewBox="-496 -496 992 496"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.9"
        aria-hidden="true"
      >
        <Rosette seed={seed} />
      </svg>
      <Ornament svg={mark} style={MARK} />
    </div>
  );
}

/** A whole rosette on a disc of its own, as if pressed on the frame. */
function FrameSeal({ seed }: { seed: string }) {
  return (
    <svg width={SEAL_SIZE} height={SEAL_SIZE} viewBox="-540 -540 1080 1080" style={SEAL} aria-hidden="true">
      <circle r="530" style={{ fill: 'var(--surface)' }} />
      <g fill="none" stroke="currentColor" strokeWidth="0.6">
        <Rosette seed={seed} hasHeart />
      </g>
    </svg>
  );
}

/** A drawing in the colour of its place. */
export function Ornament({ svg, style }: { svg: string; style: CSSProperties }) {
  const mask = `url("${dataUri(svg, 'image/svg+xml')}") center bottom / contain no-repeat`;
  return <div style={{ background: 'var(--ornament)', mask, ...style }} />;
}

/** The picture of an artwork in the size that the card shows, as a `data:` address; none of a rosette, which is drawn. */
export async function readPicture(artwork: Artwork): Promise<string | undefined> {
  if (artwork.kind === 'rosette') return undefined;
  const size = ARTWORK_SIZES[artwork.kind];
  const picture = sharp(artwork.image).autoOrient();
  if (artwork.kind === 'framed') picture.resize({ ...size, fit: 'cover', position: 'attention' });
  else picture.resize({ ...size, fit: 'contain', position: 'bottom', background: 'transparent' });
  // satori knows no AVIF.
  return dataUri(await picture.png({ compressionLevel: 1 }).toBuffer(), 'image/png');
}

function dataUri(data: string | Buffer, type: string): string {
  return `data:${type};base64,${Buffer.from(data).toString('base64')}`;
}
