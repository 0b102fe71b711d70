import type { CSSProperties } from 'react';
import { isLongTitle } from '../../shared/words.ts';
import arch from '../../styles/ornaments/arch.svg?raw';
import band from '../../styles/ornaments/band.svg?raw';
import { readMark, themeRules } from '../theme.ts';
import type { ShareCard } from './card.ts';

/** satori knows only the light side of `light-dark()`. */
const NIGHT =
  '[data-theme="night"] { --label: var(--brass-172); --ornament: var(--brass-257); --link: var(--brass-172) }';

const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };
const GROUND: CSSProperties = { background: 'var(--surface)', color: 'var(--text)', fontFamily: 'var(--font-text)' };
const DISPLAY: CSSProperties = { fontFamily: 'var(--font-display)' };
/** The picture of a committee, in the shape that all of them have; the figure stands in an arch that is higher. */
const FRAMED = { width: 304, height: 380 };
const FIGURE = { width: 326, height: 275 };
const ARCH = { width: 310, height: 410 };
/** Where the mark is in the arch. */
const CROWN: CSSProperties = { display: 'flex', position: 'absolute', top: 'var(--crown)', left: '50%', margin: -14 };
const BAND_HEIGHT = 34;

/** @param props `picture`: that of the card, as a `data:` address */
export function CardTemplate({ card, picture }: { card: ShareCard; picture: string | undefined }) {
  return (
    <div data-theme={card.isNight ? 'night' : undefined} style={{ ...COLUMN, ...GROUND, height: '100%' }}>
      <style>{themeRules() + NIGHT}</style>
      <div style={{ display: 'flex', gap: 48, height: 470, padding: '0 72px' }}>
        <Words card={card} />
        <Artwork card={card} picture={picture} />
      </div>
      <div style={{ height: BAND_HEIGHT, borderTop: '2px solid var(--line-ink)' }}>
        <Drawing svg={band} width={1200} height={BAND_HEIGHT} tile="300px 34px" />
      </div>
      <Footer card={card} />
    </div>
  );
}

/** Each text has room for so many lines, and ends in an ellipsis where it needs more. */
function Words({ card: { title, fullName, openTo, agenda } }: { card: ShareCard }) {
  const titleSize = isLongTitle(title) ? 80 : 124;
  const rule = { borderTop: '1px solid var(--line-ink)', marginTop: 8, paddingTop: 18 };
  const texts: [text: string | undefined, lines: number, style: CSSProperties][] = [
    [openTo, 1, { fontSize: 26, fontWeight: 600, color: 'var(--link)' }],
    [title, agenda ? 2 : 3, { ...DISPLAY, fontSize: agenda ? titleSize : 92, lineHeight: 1.02 }],
    [fullName, 2, { fontSize: 28, color: 'var(--text-2)' }],
    [agenda, 3, { ...DISPLAY, ...rule, fontSize: 30, lineHeight: 1.2 }],
  ];
  const shown = texts.flatMap(([text, lines, style]) => (text ? [{ text, style: { ...clamp(lines), ...style } }] : []));
  return (
    <div style={{ ...COLUMN, flex: 1, gap: 10, justifyContent: 'center' }}>
      {shown.map(({ text, style }) => (
        <div key={text} style={style}>
          {text}
        </div>
      ))}
    </div>
  );
}

function clamp(lineClamp: number): CSSProperties {
  return { display: 'block', lineHeight: 1.3, lineClamp, overflowWrap: 'anywhere', flexShrink: 0 } as CSSProperties;
}

/** The figure in its arch stands on the band; a framed picture has room around it. */
function Artwork({ card, picture }: { card: ShareCard; picture: string | undefined }) {
  if (card.isFigure)
    return (
      <div style={{ display: 'flex', alignItems: 'flex-end', position: 'relative' }}>
        <div style={{ display: 'flex', position: 'absolute', bottom: 0, left: (FIGURE.width - ARCH.width) / 2 }}>
          <Drawing svg={arch} {...ARCH} />
          <div style={CROWN}>
            <Drawing svg={readMark('small')} width={28} height={28} />
          </div>
        </div>
        <img src={picture} alt="" {...FIGURE} />
      </div>
    );
  return (
    <div style={{ display: 'flex', alignSelf: 'center', border: '2px solid var(--ornament)', padding: 8 }}>
      <div style={{ display: 'flex', border: '2px solid var(--line-ink)', background: 'var(--surface-raised)' }}>
        {picture ? <img src={picture} alt="" {...FRAMED} /> : <Drawing svg={readMark('full')} {...FRAMED} />}
      </div>
    </div>
  );
}

/** The strip at the foot: whose conference, when and where. */
function Footer({ card }: { card: ShareCard }) {
  return (
    <div
      data-theme="night"
      style={{ ...GROUND, display: 'flex', alignItems: 'center', gap: 16, flex: 1, padding: '0 72px 0 68px' }}
    >
      <Drawing svg={readMark('full')} width={68} height={68} />
      <div style={{ ...COLUMN, flex: 1 }}>
        <div style={{ ...clamp(1), ...DISPLAY, fontSize: 38 }}>{card.footer}</div>
      </div>
      <div style={{ ...COLUMN, textAlign: 'right', lineHeight: 1.3 }}>
        <div style={{ fontSize: 32, fontWeight: 600, color: 'var(--label)' }}>{card.days}</div>
        <div style={{ fontSize: 28, color: 'var(--text-2)' }}>{card.city}</div>
      </div>
    </div>
  );
}

/** An SVG in brass. @param props `tile`: its size where it repeats */
function Drawing({ svg, tile, ...size }: { svg: string; width: number; height: number; tile?: string }) {
  const image = `url("data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}")`;
  const mask = tile ? `${image} 0 0 / ${tile} repeat-x` : `${image} center bottom / contain no-repeat`;
  return <div style={{ ...size, background: 'var(--ornament)', mask }} />;
}

/** Width and height of the picture of a card. */
export function pictureSize(card: ShareCard) {
  return card.isFigure ? FIGURE : FRAMED;
}
