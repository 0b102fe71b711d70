import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import arch from '../styles/ornaments/arch.svg?raw';
import band from '../styles/ornaments/band.svg?raw';
import logo from '../styles/ornaments/logo.svg?raw';
import { Rosette } from '../ui/rosette.tsx';
import { type Artwork, CARD_SIZE, type ShareCard as Card } from './share-cards.ts';

/** The site's own colours. Of `light-dark()` satori knows the light side alone. */
const TOKENS = `${readFileSync('src/styles/tokens.css', 'utf8')}
  [data-theme="night"] { --label: var(--brass-300); --ornament: var(--brass-400); --link: var(--brass-300) }`;

/** The fonts of the cards, the last for letters that no other has: those of Hindi. */
const FONTS: Font[] = [
  { name: 'Display', weight: 400, data: fontFile('gloock/files/gloock-latin-400-normal.woff') },
  { name: 'Text', weight: 400, data: fontFile('mukta/files/mukta-latin-400-normal.woff') },
  { name: 'Text', weight: 600, data: fontFile('mukta/files/mukta-latin-600-normal.woff') },
  { name: 'Hindi', weight: 600, data: fontFile('mukta/files/mukta-devanagari-600-normal.woff') },
];

const GROUND: CSSProperties = { background: 'var(--surface)', color: 'var(--text)', fontFamily: 'var(--font-text)' };
const ROW: CSSProperties = { display: 'flex', alignItems: 'center', gap: 16 };
const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };
const WORDS: CSSProperties = { ...COLUMN, flex: 1, gap: 8, height: 404, alignSelf: 'flex-start' };
const FRAME = { border: '2px solid var(--ornament)', outline: '1px solid var(--line)', outlineOffset: -8 };
const PLATE = { border: '2px solid var(--ornament)', padding: 10, marginBottom: 24 };
const MAT = { outline: '2px solid var(--line-ink)', outlineOffset: 1, background: 'var(--surface-raised)' };
const WEAVE = { width: '100%', height: 34, maskSize: '300px 34px', maskRepeat: 'repeat-x' };
const GATE: CSSProperties = { position: 'absolute', bottom: -6, width: 120, height: 120, background: 'var(--label)' };

const DISPLAY = { fontFamily: 'var(--font-display)' };
const STRONG = { color: 'var(--label)', fontWeight: 600 };
const QUIET = { color: 'var(--text-2)' };
const RULED = { marginTop: 10, paddingTop: 18, borderTop: '1px solid var(--line-ink)' };

/** Sizes of a text in pixels, the largest first, its line height, and how wide its letters are compared with the display face. */
type Type = [sizes: number[], lineHeight: number, letters: number, style: CSSProperties];

/** The texts of a card. */
const TYPES = {
  label: [[24], 1.4, 0.78, { ...STRONG, letterSpacing: '0.12em' }],
  title: [[124, 88, 68, 54], 1.04, 1, DISPLAY],
  fullName: [[30, 26], 1.3, 0.82, QUIET],
  agenda: [[46, 38, 30], 1.18, 1, { ...DISPLAY, ...RULED }],
  text: [[34, 30], 1.36, 0.82, { ...QUIET, marginTop: 10 }],
  days: [[32, 24], 1.3, 0.85, STRONG],
  city: [[28, 24], 1.3, 0.82, QUIET],
  imprint: [[38, 30], 1.1, 1, { ...DISPLAY, flex: 1 }],
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

/** Everything on a card. Lengths are pixels of its picture. */
function ShareCard({ card, picture }: { card: Card; picture: string | undefined }) {
  const { title, fullName, agenda, text, eligibility, artwork } = card;
  const width = CARD_SIZE.width - 2 * 72 - 60 - SIZES[artwork.kind].width;
  const label = [card.label, eligibility].filter(Boolean).join(' · ').toUpperCase();
  const hasText = Boolean(agenda || text);
  const titleRoom = hasText ? 196 : 390;
  // Half of a name is worse than none.
  const hasFullName = fullName && setText(fullName, 'fullName', width, 40).fits;
  const room = 404 - setText(title, 'title', width, titleRoom).height - (label ? 42 : 0) - (hasFullName ? 47 : 0);
  return (
    <div data-theme={card.isNight ? 'night' : undefined} style={{ ...COLUMN, ...GROUND, height: '100%' }}>
      <style>{TOKENS}</style>
      {/* The band covers its lower edge. */}
      <div style={{ ...FRAME, position: 'absolute', inset: '20px 20px 120px' }} />
      <div style={{ display: 'flex', gap: 36, alignItems: 'flex-end', height: 428, padding: '50px 72px 0' }}>
        <div style={{ ...WORDS, justifyContent: hasText ? 'flex-start' : 'center' }}>
          <Text kind="label" style={eligibility ? { color: 'var(--link)' } : {}} text={label} width={width} room={34} />
          <Text kind="title" text={title} width={width} room={titleRoom} />
          {hasFullName && <Text kind="fullName" text={fullName} width={width} room={40} />}
          <Text kind="agenda" text={agenda} width={width} room={room - 37} />
          <Text kind="text" text={text} width={width} room={room - 18} />
        </div>
        <Picture artwork={artwork} picture={picture} />
      </div>
      <div style={{ height: 34, borderTop: '2px solid var(--line-ink)', background: 'var(--surface)' }}>
        <Ornament svg={band} style={WEAVE} />
      </div>
      <div data-theme="night" style={{ ...GROUND, ...ROW, flex: 1, padding: '0 72px 0 68px' }}>
        <Ornament svg={logo} style={{ width: 68, height: 68, background: 'var(--label)' }} />
        <Text kind="imprint" text={card.imprint} width={560} room={88} />
        <div style={{ ...COLUMN, textAlign: 'right' }}>
          <Text kind="days" text={card.days} width={400} room={44} />
          <Text kind="city" text={card.city} width={400} room={40} />
        </div>
      </div>
    </div>
  );
}

/** What is drawn beside the words. */
function Picture({ artwork, picture }: { artwork: Artwork; picture: string | undefined }) {
  const { kind } = artwork;
  const size = SIZES[kind];
  if (kind === 'sun')
    return (
      <div style={{ display: 'flex', justifyContent: 'center', position: 'relative', color: 'var(--ornament)' }}>
        <svg
          {...size}
          viewBox="-186 -186 372 186"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.8"
          aria-hidden="true"
        >
          <Rosette seed={artwork.seed} />
        </svg>
        <Ornament svg={logo} style={GATE} />
      </div>
    );
  return (
    <div style={{ display: 'flex', position: 'relative', ...(kind === 'plate' && PLATE) }}>
      {kind === 'arch' && <Ornament svg={arch} style={{ position: 'absolute', bottom: 0, width: 326, height: 430 }} />}
      <img {...size} src={picture} alt="" style={kind === 'plate' ? MAT : {}} />
    </div>
  );
}

interface TextProps {
  kind: keyof typeof TYPES;
  style?: CSSProperties;
  text: string | undefined;
  width: number;
  room: number;
}

function Text({ kind, style, text, width, room }: TextProps) {
  return text ? <div style={{ ...setText(text, kind, width, room).style, ...style }}>{text}</div> : null;
}

/** A drawing in the colour of its place. */
function Ornament({ svg, style }: { svg: string; style: CSSProperties }) {
  const mask = `url("${dataUri(svg, 'image/svg+xml')}") center bottom / contain no-repeat`;
  return <div style={{ background: 'var(--ornament)', mask, ...style }} />;
}

/** The largest size at which a text should fit. What is too long even for the smallest is cut. */
function setText(text: string, kind: keyof typeof TYPES, width: number, room: number) {
  const [sizes, lineHeight, letters, style]: Type = TYPES[kind];
  const heightAt = (size: number) => countLines(text, width / size / letters) * size * lineHeight;
  const fitting = sizes.find((size) => heightAt(size) <= room);
  const fontSize = fitting ?? Math.min(...sizes);
  const lineClamp = Math.floor(room / (fontSize * lineHeight));
  // Not both: where lines are clamped or words broken, satori balances them badly.
  const overflow = fitting ? { textWrap: 'balance' as const } : { lineClamp, overflowWrap: 'anywhere' as const };
  return {
    fits: Boolean(fitting),
    height: fitting ? heightAt(fitting) : room,
    style: { ...style, display: 'block', flexShrink: 0, fontSize, lineHeight, ...overflow },
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
