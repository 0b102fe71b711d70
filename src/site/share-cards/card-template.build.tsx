import type { CSSProperties } from 'react';
import band from '../../styles/ornaments/band.svg?raw';
import { CARD_SIZE, type CardContent, type CardTheme } from './card.ts';
import { ARTWORK_SIZES, CardArtwork, Ornament } from './card-artwork.build.tsx';
import { CardText, fitText, SPACE_ABOVE } from './card-text.build.tsx';

/** Of `light-dark()` satori knows the light side alone. */
const NIGHT =
  '[data-theme="night"] { --label: var(--brass-172); --ornament: var(--brass-257); --link: var(--brass-172) }';

const GROUND: CSSProperties = { background: 'var(--surface)', color: 'var(--text)', fontFamily: 'var(--font-text)' };
const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };

// Lengths are pixels of the picture.
const MARGIN = 72;
/** Between the words and the artwork, with room for the frame of a picture. */
const GUTTER = 36;
const FRAME_WIDTH = 24;
const WORDS_HEIGHT = 404;
const WORDS_GAP = 8;
const LABEL_HEIGHT = 34;
const FULL_NAME_HEIGHT = 39;
const TITLE_HEIGHT = { aboveText: 196, alone: 390 };
const BAND_HEIGHT = 34;

interface CardTemplateProps {
  card: CardContent;
  /** That of the artwork, as a `data:` address. */
  picture: string | undefined;
  theme: CardTheme;
}

/** Everything on a card. */
export function CardTemplate({ card, picture, theme }: CardTemplateProps) {
  return (
    <div data-theme={card.isNight ? 'night' : undefined} style={{ ...COLUMN, ...GROUND, height: '100%' }}>
      <style>{theme.tokens + NIGHT}</style>
      <Frame />
      <div style={{ display: 'flex', gap: GUTTER, alignItems: 'flex-end', height: 428, padding: `50px ${MARGIN}px 0` }}>
        <Words card={card} />
        <CardArtwork artwork={card.artwork} picture={picture} theme={theme} />
      </div>
      <Band />
      <Imprint card={card} mark={theme.mark} />
    </div>
  );
}

/** A line around the upper part. The band covers its lower edge. */
function Frame() {
  return (
    <div
      style={{
        position: 'absolute',
        inset: '20px 20px 120px',
        border: '2px solid var(--ornament)',
        outline: '1px solid var(--line)',
        outlineOffset: -8,
      }}
    />
  );
}

/** What the card says of its page. */
function Words({ card }: { card: CardContent }) {
  const { title, fullName, agenda, text, eligibility, artwork } = card;
  const width = CARD_SIZE.width - 2 * MARGIN - GUTTER - FRAME_WIDTH - ARTWORK_SIZES[artwork.kind].width;
  const label = [card.label, eligibility].filter(Boolean).join(' · ').toUpperCase();
  const hasText = Boolean(agenda || text);
  const titleBox = {
    kind: 'title',
    text: title,
    width,
    height: hasText ? TITLE_HEIGHT.aboveText : TITLE_HEIGHT.alone,
  } as const;
  // Half of a name is worse than none.
  const hasFullName = fullName && !fitText({ kind: 'fullName', text: fullName, width, height: FULL_NAME_HEIGHT }).isCut;
  const labelSpace = label ? LABEL_HEIGHT + WORDS_GAP : 0;
  const fullNameSpace = hasFullName ? FULL_NAME_HEIGHT + WORDS_GAP : 0;
  const room = WORDS_HEIGHT - labelSpace - fitText(titleBox).height - fullNameSpace - WORDS_GAP;
  return (
    <div
      style={{
        ...COLUMN,
        flex: 1,
        gap: WORDS_GAP,
        height: WORDS_HEIGHT,
        alignSelf: 'flex-start',
        justifyContent: hasText ? 'flex-start' : 'center',
      }}
    >
      <CardText
        kind="label"
        text={label}
        width={width}
        height={LABEL_HEIGHT}
        style={eligibility ? { color: 'var(--link)' } : {}}
      />
      <CardText {...titleBox} />
      {hasFullName && <CardText kind="fullName" text={fullName} width={width} height={FULL_NAME_HEIGHT} />}
      <CardText kind="agenda" text={agenda} width={width} height={room - SPACE_ABOVE.agenda} />
      <CardText kind="text" text={text} width={width} height={room - SPACE_ABOVE.text} />
    </div>
  );
}

/** A guilloche band between the two parts. */
function Band() {
  return (
    <div style={{ height: BAND_HEIGHT, borderTop: '2px solid var(--line-ink)', background: 'var(--surface)' }}>
      <Ornament
        svg={band}
        style={{ width: '100%', height: BAND_HEIGHT, maskSize: `300px ${BAND_HEIGHT}px`, maskRepeat: 'repeat-x' }}
      />
    </div>
  );
}

/** The strip at the bottom: whose conference, when and where. */
function Imprint({ card: { imprint, days, city }, mark }: { card: CardContent; mark: string }) {
  return (
    <div
      data-theme="night"
      style={{ ...GROUND, display: 'flex', alignItems: 'center', gap: 16, flex: 1, padding: `0 ${MARGIN}px 0 68px` }}
    >
      <Ornament svg={mark} style={{ width: 68, height: 68, background: 'var(--label)' }} />
      <CardText kind="imprint" text={imprint} width={560} height={88} />
      <div style={{ ...COLUMN, textAlign: 'right' }}>
        <CardText kind="days" text={days} width={400} height={44} />
        <CardText kind="city" text={city} width={400} height={40} />
      </div>
    </div>
  );
}
