import type { ShareCard } from './cards.ts';
import { type Fitted, fitText, fitWhole, type TextBox } from './fitted-text.tsx';
import { BAND, CARD, MARGIN, placeOf } from './layout.ts';

/** The texts of a card in their sizes; one for each that it has. */
export interface FittedCard {
  label?: Fitted | undefined;
  title?: Fitted | undefined;
  /** The title in words, left and right of the artwork: where the layout is centred. */
  sides?: Fitted[][];
  fullName?: Fitted | undefined;
  agenda?: Fitted | undefined;
  text?: Fitted | undefined;
  imprint: Fitted;
  days: Fitted;
  city: Fitted;
}

/** Upper edge of the first line, and what stays free between the last one and the band. */
export const TOP = 58;
const CLEAR = 26;
/** Between the artwork and the words beside it. */
const GUTTER = 44;
/** Space above each text. */
export const GAPS = { title: 6, fullName: 10, agenda: 36, text: 16 } as const;

const DISPLAY = { font: 'Display', lineHeight: 1.04 } as const;
const ONE_LINE = { ...DISPLAY, height: 150, lines: 1, sizes: [140, 132, 124, 116, 108, 100, 92, 84] } as const;
const TWO_LINES = { ...DISPLAY, height: 200, lines: 2, sizes: [96, 88, 80, 72] } as const;
/** A title in one line if it can be large, else in two, else in as many as there is room for. */
const TITLE = [ONE_LINE, TWO_LINES, { ...DISPLAY, height: 240, sizes: [76, 70, 64, 58, 52] }] as const;
const SHORT_TITLE = [ONE_LINE, TWO_LINES, { ...DISPLAY, height: 186, sizes: [64, 58, 52, 46] }] as const;
const LABEL = {
  font: 'Text',
  weight: 600,
  height: 36,
  lines: 1,
  lineHeight: 1.3,
  tracking: 0.12,
  sizes: [26, 24, 22, 20],
} as const;
const FULL_NAME = { font: 'Text', height: 44, lines: 1, lineHeight: 1.3, sizes: [32, 30, 28, 26] } as const;
const AGENDA = { font: 'Display', height: 400, lineHeight: 1.18, sizes: [48, 44, 40, 37, 34, 31] } as const;
const TEXT = { font: 'Text', height: 400, lineHeight: 1.36, sizes: [34, 32, 30] } as const;

/** Gives each text of a card its size, from the top down: what comes later has the room that is left. */
export async function fitCard(card: ShareCard): Promise<FittedCard> {
  const foot = await fitFoot(card);
  if (card.layout === 'centred') return { ...foot, sides: await fitSides(card) };
  const width = placeOf(card).left - MARGIN - GUTTER;
  let room = BAND.top - TOP - CLEAR;
  /** A text in the room that is left; it has to be whole where the last argument says so. */
  const take = async (
    text: string | undefined,
    gap: number,
    boxes: readonly Omit<TextBox, 'width'>[],
    isWhole = false,
  ) => {
    if (!text) return undefined;
    const [first, ...others] = boxes.map((box) => ({ ...box, width, height: Math.min(box.height, room - gap) }));
    const fitted = await (isWhole ? fitWhole(text, first as TextBox) : fitText(text, first as TextBox, ...others));
    if (fitted) room -= fitted.height + gap;
    return fitted;
  };
  const label = [card.label, card.binding].filter(Boolean).join(' · ').toUpperCase();
  return {
    ...foot,
    label: await take(label, 0, [LABEL]),
    title: await take(card.title, GAPS.title, card.agenda ? SHORT_TITLE : TITLE),
    // Half of a name is worse than none.
    fullName: await take(card.fullName, GAPS.fullName, [FULL_NAME], true),
    agenda: await take(card.agenda, GAPS.agenda, [AGENDA]),
    text: await take(card.text, GAPS.text, [TEXT]),
  };
}

/** The words of a title on both sides of the artwork, one below the other and all in one size. */
async function fitSides(card: ShareCard): Promise<Fitted[][]> {
  const words = card.title.split(' ');
  const middle = Math.ceil(words.length / 2);
  const box = { ...DISPLAY, width: placeOf(card).left - MARGIN - 24, height: 330 / middle, lines: 1 };
  const fitAll = (sizes: TextBox['sizes']) => Promise.all(words.map((word) => fitText(word, { ...box, sizes })));
  const size = Math.min(
    ...(await fitAll([112, 106, 100, 94, 88, 82, 76, 70, 64, 58, 52, 46, 40, 34, 28])).map((word) => word.size),
  );
  const fitted = await fitAll([size]);
  return [fitted.slice(0, middle), fitted.slice(middle)];
}

async function fitFoot({ imprint, days, city }: ShareCard): Promise<Pick<FittedCard, 'imprint' | 'days' | 'city'>> {
  const left = MARGIN + 84;
  const name = { font: 'Display', width: 560, lineHeight: 1.1 } as const;
  const when = {
    font: 'Text',
    width: CARD.width - MARGIN - left - name.width - 24,
    lineHeight: 1.3,
    align: 'right',
    lines: 1,
    height: 48,
  } as const;
  return {
    imprint: await fitText(
      imprint,
      { ...name, height: 56, lines: 1, sizes: [42, 38, 34] },
      { ...name, height: 88, sizes: [36, 32, 28] },
    ),
    days: await fitText(days, { ...when, weight: 600, sizes: [34, 32, 30, 28, 26, 24, 22] }),
    city: await fitText(city, { ...when, sizes: [30, 28, 26, 24] }),
  };
}
