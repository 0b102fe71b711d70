import { readFileSync } from 'node:fs';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import facade from '../features/home/facade-wide.svg?raw';
import arch from '../styles/ornaments/arch.svg?raw';
import band from '../styles/ornaments/band.svg?raw';
import logo from '../styles/ornaments/logo.svg?raw';
import { initials, initialsSize, Rosette, SealPattern } from '../ui/seal.tsx';
import { type Artwork, CARD_SIZE, type ShareCard as Card } from './share-cards.ts';

const STYLES = ['src/styles/tokens.css', 'src/site/share-card.css'].map((file) => readFileSync(file, 'utf8')).join('');

/** The fonts of the cards. A title in another script needs that script's face here, such as `mukta-devanagari`. */
const FONTS: Font[] = [
  { name: 'Display', weight: 400, data: fontFile('gloock/files/gloock-latin-400-normal.woff') },
  { name: 'Text', weight: 400, data: fontFile('mukta/files/mukta-latin-400-normal.woff') },
  { name: 'Text', weight: 600, data: fontFile('mukta/files/mukta-latin-600-normal.woff') },
];

interface Type {
  /** In pixels, the largest first. */
  sizes: number[];
  lineHeight: number;
  /** How wide the letters are compared with those of the display face. */
  letters?: number;
}

/** The texts of a card, by their class. */
const TYPES = {
  label: { sizes: [24], lineHeight: 1.4, letters: 0.78 },
  title: { sizes: [124, 88, 68, 54], lineHeight: 1.04 },
  'full-name': { sizes: [30, 26], lineHeight: 1.3, letters: 0.82 },
  agenda: { sizes: [46, 38, 30], lineHeight: 1.18 },
  text: { sizes: [34, 30], lineHeight: 1.36, letters: 0.82 },
  days: { sizes: [32, 24], lineHeight: 1.3, letters: 0.85 },
  city: { sizes: [28, 24], lineHeight: 1.3, letters: 0.82 },
  imprint: { sizes: [38, 30], lineHeight: 1.1 },
} satisfies Record<string, Type>;

interface TextProps {
  kind: keyof typeof TYPES;
  text: string | undefined;
  width: number;
  room: number;
}

/** Width and height of what is drawn beside the words. */
const SIZES: Record<Artwork['kind'], { width: number; height: number }> = {
  arch: { width: 326, height: 314 },
  facade: { width: 480, height: 386 },
  emblem: { width: 450, height: 320 },
  plate: { width: 304, height: 380 },
  seal: { width: 304, height: 380 },
  sun: { width: 480, height: 240 },
};

/** Black on white: multiplied with the ground, the white parts hide the lines behind them. */
const FACADE = facade.replace(
  /^<svg[^>]*>/,
  (root) =>
    `${root.replace('currentColor', '#000')}<style>.solid{fill:#fff}.plain{stroke:none}.cut{stroke:#fff}</style>`,
);

/** Draws a share card: a PNG with at most 256 colours, the same bytes each time. */
export async function drawShareCard(card: Card): Promise<Buffer> {
  const svg = await satori(<ShareCard card={card} picture={await readPicture(card)} />, { ...CARD_SIZE, fonts: FONTS });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** Everything on a card. Its colours are the site's own: satori reads `tokens.css`. */
function ShareCard({ card, picture }: { card: Card; picture: string | undefined }) {
  const { title, fullName, agenda, text } = card;
  const width = CARD_SIZE.width - 2 * 72 - 60 - SIZES[card.artwork.kind].width;
  const label = [card.label, card.eligibility].filter(Boolean).join(' · ').toUpperCase();
  const titleType = setText(title, TYPES.title, width, agenda || text ? 196 : 390);
  // Half of a name is worse than none.
  const hasFullName = fullName && setText(fullName, TYPES['full-name'], width, 40).fits;
  const room = 404 - titleType.height - (label ? 40 : 0) - (hasFullName ? 49 : 0);
  return (
    <div className="card" data-theme={card.isNight ? 'night' : undefined}>
      <style>{STYLES}</style>
      <div className="frame" />
      <main>
        <div className={agenda || text ? 'words' : 'words alone'}>
          <div className={card.eligibility && 'link'}>
            <Text kind="label" text={label} width={width} room={34} />
          </div>
          <h1 style={titleType.style}>{title}</h1>
          {hasFullName && <Text kind="full-name" text={fullName} width={width} room={40} />}
          <Text kind="agenda" text={agenda} width={width} room={room - 39} />
          <Text kind="text" text={text} width={width} room={room - 16} />
        </div>
        <Illustration artwork={card.artwork} picture={picture} />
      </main>
      <div className="band">
        <Ornament svg={band} className="weave" />
      </div>
      <footer data-theme="night">
        <Ornament svg={logo} className="logo" />
        <Text kind="imprint" text={card.imprint} width={560} room={88} />
        <div className="when">
          <Text kind="days" text={card.days} width={400} room={44} />
          <Text kind="city" text={card.city} width={400} room={40} />
        </div>
      </footer>
    </div>
  );
}

function Text({ kind, text, width, room }: TextProps) {
  return text ? (
    <p className={kind} style={setText(text, TYPES[kind], width, room).style}>
      {text}
    </p>
  ) : null;
}

function Illustration({ artwork, picture }: { artwork: Artwork; picture: string | undefined }) {
  const { kind } = artwork;
  const engraving = { ...SIZES[kind], fill: 'none', stroke: 'currentColor', strokeWidth: 0.8 };
  return (
    <div className={`artwork ${kind === 'seal' ? 'plate' : kind}`}>
      {kind === 'arch' && <Ornament svg={arch} className="niche" />}
      {picture && <img {...SIZES[kind]} src={picture} alt="" />}
      {kind === 'seal' && (
        <>
          <svg {...engraving} viewBox="0 0 400 500" aria-hidden="true">
            <SealPattern slug={artwork.slug} />
          </svg>
          <p className="initials" style={{ fontSize: initialsSize(initials(artwork.title)) * 0.76 }}>
            {initials(artwork.title)}
          </p>
        </>
      )}
      {kind === 'sun' && (
        <>
          <svg {...engraving} viewBox="-186 -186 372 186" aria-hidden="true">
            <Rosette seed={artwork.seed} />
          </svg>
          <Ornament svg={logo} className="gate" />
        </>
      )}
    </div>
  );
}

/** A drawing in the colour of its place. */
function Ornament({ svg, className }: { svg: string; className: string }) {
  return <div className={`ornament ${className}`} style={{ maskImage: `url("${dataUri(svg, 'image/svg+xml')}")` }} />;
}

/** The largest size at which a text should fit. What is too long even for the smallest is cut. */
function setText(text: string, { sizes, lineHeight, letters = 1 }: Type, width: number, room: number) {
  const heightAt = (size: number) => countLines(text, width / size / letters) * size * lineHeight;
  const fitting = sizes.find((size) => heightAt(size) <= room);
  const fontSize = fitting ?? Math.min(...sizes);
  const lineClamp = Math.floor(room / (fontSize * lineHeight));
  // Not both: where lines are clamped or words broken, satori balances them badly.
  const overflow = fitting ? { textWrap: 'balance' as const } : { lineClamp, overflowWrap: 'anywhere' as const };
  return {
    fits: Boolean(fitting),
    height: fitting ? heightAt(fitting) : room,
    style: { fontSize, lineHeight, ...overflow },
  };
}

/** Lines that a text needs by the usual width of its letters, all lengths in em. None are enough for too long a word. */
function countLines(text: string, width: number): number {
  let lines = 1;
  let end = 0;
  for (const word of text.split(' ')) {
    const length = [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
    if (length > width) return Number.POSITIVE_INFINITY;
    if (end + length > width) {
      lines += 1;
      end = 0;
    }
    end += length + 0.25;
  }
  return lines;
}

/** About the width of a letter of the display face, rather more than less. */
function letterWidth(letter: string): number {
  if (/[MWm]/.test(letter)) return 1;
  if (/\p{Lu}/u.test(letter)) return 0.76;
  if (/\p{P}/u.test(letter)) return 0.27;
  return /[fijlrst]/.test(letter) ? 0.39 : 0.59;
}

/** The picture of an artwork in the size that the card shows. A PNG, since the drawing program knows no AVIF. */
async function readPicture({ artwork }: Card): Promise<string | undefined> {
  if (artwork.kind === 'seal' || artwork.kind === 'sun') return undefined;
  const { width, height } = SIZES[artwork.kind];
  const input = artwork.kind === 'facade' ? Buffer.from(FACADE) : artwork.image;
  const place =
    artwork.kind === 'plate'
      ? ({ fit: 'cover', position: 'attention' } as const)
      : ({ fit: 'contain', position: 'bottom', background: 'transparent' } as const);
  const resized = sharp(input).autoOrient().resize(width, height, place);
  const png = await resized.png({ compressionLevel: 1 }).toBuffer();
  return dataUri(png, 'image/png');
}

function dataUri(data: string | Buffer, type: string): string {
  return `data:${type};base64,${Buffer.from(data).toString('base64')}`;
}

function fontFile(path: string): Buffer {
  return readFileSync(`node_modules/@fontsource/${path}`);
}
