import { readFileSync } from 'node:fs';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import arch from '../styles/ornaments/arch.svg?raw';
import band from '../styles/ornaments/band.svg?raw';
import logo from '../styles/ornaments/logo.svg?raw';
import { Rosette } from '../ui/seal.tsx';
import { type Artwork, CARD_SIZE, type ShareCard as Card } from './share-cards.ts';

const STYLES = ['src/styles/tokens.css', 'src/site/share-card.css'].map((file) => readFileSync(file, 'utf8')).join('');

/** The fonts of the cards, the last for letters that no other has: those of Hindi. */
const FONTS: Font[] = [
  { name: 'Display', weight: 400, data: fontFile('gloock/files/gloock-latin-400-normal.woff') },
  { name: 'Text', weight: 400, data: fontFile('mukta/files/mukta-latin-400-normal.woff') },
  { name: 'Text', weight: 600, data: fontFile('mukta/files/mukta-latin-600-normal.woff') },
  { name: 'Hindi', weight: 600, data: fontFile('mukta/files/mukta-devanagari-600-normal.woff') },
];

/** Sizes of a text in pixels, the largest first, its line height, and how wide its letters are compared with the display face. */
type Type = [sizes: number[], lineHeight: number, letters: number];

/** The texts of a card, by their class. */
const TYPES = {
  label: [[24], 1.4, 0.78],
  title: [[124, 88, 68, 54], 1.04, 1],
  'full-name': [[30, 26], 1.3, 0.82],
  agenda: [[46, 38, 30], 1.18, 1],
  text: [[34, 30], 1.36, 0.82],
  days: [[32, 24], 1.3, 0.85],
  city: [[28, 24], 1.3, 0.82],
  imprint: [[38, 30], 1.1, 1],
} satisfies Record<string, Type>;

/** Width and height of what is drawn beside the words. */
const SIZES: Record<Artwork['kind'], { width: number; height: number }> = {
  arch: { width: 326, height: 314 },
  emblem: { width: 450, height: 320 },
  plate: { width: 304, height: 380 },
  sun: { width: 480, height: 240 },
};

/** Draws a share card: a PNG with at most 256 colours, the same bytes each time. */
export async function drawShareCard(card: Card): Promise<Buffer> {
  const svg = await satori(<ShareCard card={card} picture={await readPicture(card)} />, { ...CARD_SIZE, fonts: FONTS });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** Everything on a card. Its colours are the site's own: satori reads `tokens.css`. */
function ShareCard({ card, picture }: { card: Card; picture: string | undefined }) {
  const { title, fullName, agenda, text, eligibility, artwork } = card;
  const { kind } = artwork;
  const width = CARD_SIZE.width - 2 * 72 - 60 - SIZES[kind].width;
  const label = [card.label, eligibility].filter(Boolean).join(' · ').toUpperCase();
  const titleType = setText(title, 'title', width, agenda || text ? 196 : 390);
  // Half of a name is worse than none.
  const hasFullName = fullName && setText(fullName, 'full-name', width, 40).fits;
  const room = 404 - titleType.height - (label ? 42 : 0) - (hasFullName ? 47 : 0);
  return (
    <div className="card" data-theme={card.isNight ? 'night' : undefined}>
      <style>{STYLES}</style>
      <div className="frame" />
      <main>
        <div className={agenda || text ? 'words' : 'words alone'}>
          <Text kind="label" className={eligibility && 'restricted'} text={label} width={width} room={34} />
          <h1 style={titleType.style}>{title}</h1>
          {hasFullName && <Text kind="full-name" text={fullName} width={width} room={40} />}
          <Text kind="agenda" text={agenda} width={width} room={room - 37} />
          <Text kind="text" text={text} width={width} room={room - 18} />
        </div>
        <div className={`artwork ${kind}`}>
          {kind === 'arch' && <Ornament svg={arch} className="niche" />}
          {picture && <img {...SIZES[kind]} src={picture} alt="" />}
          {kind === 'sun' && (
            <svg
              {...SIZES.sun}
              viewBox="-186 -186 372 186"
              fill="none"
              stroke="currentColor"
              strokeWidth="0.8"
              aria-hidden="true"
            >
              <Rosette seed={artwork.seed} />
            </svg>
          )}
          {kind === 'sun' && <Ornament svg={logo} className="gate" />}
        </div>
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

interface TextProps {
  kind: keyof typeof TYPES;
  className?: string | undefined;
  text: string | undefined;
  width: number;
  room: number;
}

function Text({ kind, className = '', text, width, room }: TextProps) {
  return text ? (
    <p className={`${kind} ${className}`} style={setText(text, kind, width, room).style}>
      {text}
    </p>
  ) : null;
}

/** A drawing in the colour of its place. */
function Ornament({ svg, className }: { svg: string; className: string }) {
  return <div className={`ornament ${className}`} style={{ maskImage: `url("${dataUri(svg, 'image/svg+xml')}")` }} />;
}

/** The largest size at which a text should fit. What is too long even for the smallest is cut. */
function setText(text: string, kind: keyof typeof TYPES, width: number, room: number) {
  const [sizes, lineHeight, letters]: Type = TYPES[kind];
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
  return /[\p{P}fijlrst]/u.test(letter) ? 0.39 : 0.59;
}

/** The picture of an artwork in the size that the card shows. A PNG, since the drawing program knows no AVIF. */
async function readPicture({ artwork }: Card): Promise<string | undefined> {
  if (artwork.kind === 'sun') return undefined;
  const { width, height } = SIZES[artwork.kind];
  const place =
    artwork.kind === 'plate'
      ? ({ fit: 'cover', position: 'attention' } as const)
      : ({ fit: 'contain', position: 'bottom', background: 'transparent' } as const);
  const resized = sharp(artwork.image).autoOrient().resize(width, height, place);
  const png = await resized.png({ compressionLevel: 1 }).toBuffer();
  return dataUri(png, 'image/png');
}

function dataUri(data: string | Buffer, type: string): string {
  return `data:${type};base64,${Buffer.from(data).toString('base64')}`;
}

function fontFile(path: string): Buffer {
  return readFileSync(`node_modules/@fontsource/${path}`);
}
