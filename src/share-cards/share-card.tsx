import type { CSSProperties, ReactNode } from 'react';
import { initials, initialsSize } from '../lib/seal.ts';
import type { ShareCard as Card } from './cards.ts';
import { type FittedCard, GAPS, TOP } from './fit-card.ts';
import { type Fitted, FittedText } from './fitted-text.tsx';
import { BAND, CARD, EDGE, FOOT, LOGO, MARGIN, type Place, placeOf } from './layout.ts';
import { COLOURS } from './look.ts';

/** The plate in whose units seals are drawn is so high. */
const SEAL_HEIGHT = 500;

interface CardProps {
  card: Card;
  fitted: FittedCard;
}

/**
 * The lines and letters of a card, without its ground: `drawShareCard` lays them over what is engraved.
 * Written in what satori knows of CSS: no classes, and `flex` for whatever has children.
 */
export function ShareCard({ card, fitted }: CardProps) {
  const colour = COLOURS[card.ground];
  const place = placeOf(card);
  const isFramed = card.artwork.kind === 'plate' || card.artwork.kind === 'seal';
  return (
    <div style={{ display: 'flex', width: CARD.width, height: CARD.height }}>
      <Frame distance={EDGE} rule={`2px solid ${colour('ornament')}`} />
      <Frame distance={EDGE + 7} rule={`1px solid ${colour('line')}`} />
      <Box place={{ ...BAND, top: BAND.top - 2, height: 2 }} style={{ background: colour('line-ink') }} />
      {isFramed && <Box place={around(place, 12)} style={{ border: `2px solid ${colour('ornament')}` }} />}
      {isFramed && <Box place={around(place, 3)} style={{ border: `2px solid ${colour('line-ink')}` }} />}
      {card.artwork.kind === 'seal' && <Initials title={card.artwork.title} place={place} colour={colour('text')} />}
      {card.layout === 'centred' ? <Sides card={card} fitted={fitted} /> : <Column card={card} fitted={fitted} />}
      <Foot fitted={fitted} />
    </div>
  );
}

/** What stands in the middle of a seal. */
function Initials({ title, place, colour }: { title: string; place: Place; colour: string }) {
  const letters = initials(title);
  const fontSize = (initialsSize(letters) * place.height) / SEAL_HEIGHT;
  const style = { alignItems: 'center', justifyContent: 'center', fontFamily: 'Display', fontSize, color: colour };
  return (
    <Box place={place} style={style}>
      {letters}
    </Box>
  );
}

/** The words left of the artwork, one text below the other. */
function Column({ card, fitted: { label, title, fullName, agenda, text } }: CardProps) {
  const colour = COLOURS[card.ground];
  const width = placeOf(card).left - MARGIN;
  return (
    <Box place={{ left: MARGIN, top: TOP, width, height: BAND.top - TOP }} style={{ flexDirection: 'column' }}>
      {label && <Line above={0} text={label} colour={colour(card.binding ? 'link' : 'label')} />}
      {title && <Line above={GAPS.title} text={title} colour={colour('text')} />}
      {fullName && <Line above={GAPS.fullName} text={fullName} colour={colour('text-2')} />}
      {agenda && <div style={{ ...RULE, width: agenda.box.width, background: colour('line-ink') }} />}
      {agenda && <Line above={0} text={agenda} colour={colour('text')} />}
      {text && <Line above={GAPS.text} text={text} colour={colour('text-2')} />}
    </Box>
  );
}

const RULE = { height: 1, marginTop: GAPS.agenda / 2, marginBottom: GAPS.agenda / 2 - 1 };

/** The words on both sides of the artwork, about its middle. */
function Sides({ card, fitted: { sides = [] } }: CardProps) {
  const place = { left: MARGIN, top: EDGE, width: CARD.width - 2 * MARGIN, height: BAND.top - EDGE };
  return (
    <Box place={place} style={{ alignItems: 'center', justifyContent: 'space-between' }}>
      {sides.map((words, side) => (
        <div key={side === 0 ? 'left' : 'right'} style={{ display: 'flex', flexDirection: 'column' }}>
          {words.map((word) => (
            <FittedText
              key={word.text}
              {...word}
              box={{ ...word.box, align: side === 0 ? 'right' : 'left' }}
              colour={COLOURS[card.ground]('text')}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

/** Whose card it is, when and where: below the band, beside the logo. */
function Foot({ fitted: { imprint, days, city } }: { fitted: FittedCard }) {
  const left = LOGO.left + LOGO.width + 16;
  const place = { ...FOOT, left, width: CARD.width - MARGIN - left };
  return (
    <Box place={place} style={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <FittedText {...imprint} colour={COLOURS.midnight('text')} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <FittedText {...days} colour={COLOURS.midnight('label')} />
        <FittedText {...city} colour={COLOURS.midnight('text-2')} />
      </div>
    </Box>
  );
}

function Line({ above, text, colour }: { above: number; text: Fitted; colour: string }) {
  return (
    <div style={{ display: 'flex', marginTop: above }}>
      <FittedText {...text} colour={colour} />
    </div>
  );
}

/** A frame that is open at the foot, where it stands on the band. */
function Frame({ distance, rule }: { distance: number; rule: string }) {
  const place = { left: distance, top: distance, width: CARD.width - 2 * distance, height: BAND.top - 2 - distance };
  return <Box place={place} style={{ borderTop: rule, borderLeft: rule, borderRight: rule }} />;
}

function Box({ place, style, children }: { place: Place; style: CSSProperties; children?: ReactNode }) {
  return <div style={{ display: 'flex', position: 'absolute', ...place, ...style }}>{children}</div>;
}

function around({ left, top, width, height }: Place, distance: number): Place {
  return { left: left - distance, top: top - distance, width: width + 2 * distance, height: height + 2 * distance };
}
