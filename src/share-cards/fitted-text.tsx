import type { CSSProperties } from 'react';
import satori from 'satori';
import { FONTS } from './look.ts';

/** How a text is set, and the room it has. Lengths in pixels. */
export interface TextBox {
  font: 'Display' | 'Text';
  weight?: 400 | 600;
  width: number;
  height: number;
  /** How many lines it may take, where its height shall not decide alone. */
  lines?: number;
  /** As a multiple of the size. */
  lineHeight: number;
  /** Sizes that may be used, the largest first. */
  sizes: readonly [number, ...number[]];
  /** In em. */
  tracking?: number;
  align?: 'left' | 'right';
}

/** A text as it fits its box. */
export interface Fitted {
  text: string;
  size: number;
  /** What it takes of the box's height. */
  height: number;
  box: TextBox;
}

/**
 * Sets a text as large as it fits, in the first of the boxes that takes it whole. Where none does, it
 * is shortened for the last of them: at the end of a sentence, or else of a word, with an ellipsis.
 */
export async function fitText(text: string, ...boxes: [TextBox, ...TextBox[]]): Promise<Fitted> {
  const last = boxes.at(-1) as TextBox;
  const attempts = [
    ...boxes.map((box) => [text, box] as const),
    ...shorterBySentences(text).map((sentences) => [sentences, last] as const),
  ];
  for (const [attempt, box] of attempts) {
    const fitted = await fitWhole(attempt, box);
    if (fitted) return fitted;
  }
  return fitWords(text, last);
}

/** Sets a text as large as it fits whole; nothing if it does not, even in the smallest size. */
export async function fitWhole(text: string, box: TextBox): Promise<Fitted | undefined> {
  const longest = text.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
  const [wordEms, textEms] = [await widthInEms(longest, box), await widthInEms(text, box)];
  for (const size of box.sizes) {
    const fewestLines = Math.ceil((textEms * size) / box.width);
    if (wordEms * size > box.width || !isWithin(fewestLines * size * box.lineHeight, size, box)) continue;
    const height = fewestLines === 1 ? size * box.lineHeight : await heightOf(text, size, box);
    if (isWithin(height, size, box)) return { text, size, height, box };
  }
  return undefined;
}

/** A fitted text, in lines of about the same length. */
export function FittedText({ text, size, box, colour }: Fitted & { colour: string }) {
  return <div style={{ ...textStyle(text, size, box), width: box.width, color: colour }}>{text}</div>;
}

/** As many words as fit in the smallest size; or, where not even one does, as many letters. */
async function fitWords(text: string, box: TextBox): Promise<Fitted> {
  const smallest: TextBox = { ...box, sizes: [Math.min(...box.sizes)] };
  const fitted =
    (await fitFirst(text.split(' '), ' ', smallest)) ?? (await fitFirst([...text].slice(0, 60), '', smallest));
  if (!fitted) throw new Error(`Not one letter of “${text}” fits into ${box.width} by ${box.height} pixels.`);
  return { ...fitted, box };
}

/** As many of the parts as fit with an ellipsis, found by halving. */
async function fitFirst(parts: string[], joiner: string, box: TextBox): Promise<Fitted | undefined> {
  let best: Fitted | undefined;
  let [fits, tooMany] = [0, parts.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const text = parts.slice(0, middle).join(joiner);
    const fitted = await fitWhole(`${text.replace(/[\p{P}\s]+$/u, '')}…`, box);
    if (fitted) [best, fits] = [fitted, middle];
    else tooMany = middle;
  }
  return best;
}

/** The text without its last sentence, without its last two, and so on. */
function shorterBySentences(text: string): string[] {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return sentences.slice(1).map((_, index) => sentences.slice(0, sentences.length - 1 - index).join(' '));
}

function isWithin(height: number, size: number, { height: room, lines = Infinity, lineHeight }: TextBox): boolean {
  return height <= room && height < (lines + 0.5) * size * lineHeight;
}

/** Width of a text in one line, as a multiple of its size. */
async function widthInEms(text: string, box: TextBox): Promise<number> {
  const size = 100;
  return (await measure(text, { ...textStyle(text, size, box), whiteSpace: 'nowrap' })).width / size;
}

async function heightOf(text: string, size: number, box: TextBox): Promise<number> {
  return (await measure(text, { ...textStyle(text, size, box), width: box.width })).height;
}

/** What a text takes, by the program that draws the cards. */
async function measure(text: string, style: CSSProperties): Promise<{ width: number; height: number }> {
  let measured = { width: 0, height: 0 };
  await satori(
    <div style={{ display: 'flex', alignItems: 'flex-start' }}>
      <div key="text" style={{ ...style, flexShrink: 0 }}>
        {text}
      </div>
    </div>,
    {
      width: 1,
      height: 1,
      fonts: FONTS,
      onNodeDetected: (node) => {
        if (node.key === 'text') measured = node;
      },
    },
  );
  return measured;
}

function textStyle(
  text: string,
  size: number,
  { font, weight = 400, lineHeight, tracking = 0, align = 'left' }: TextBox,
) {
  return {
    display: 'block',
    fontFamily: font,
    fontWeight: weight,
    fontSize: size,
    lineHeight,
    letterSpacing: tracking * size,
    textAlign: align,
    // Balanced lines would break at the hyphen of Secretary-General.
    textWrap: text.includes('-') ? 'pretty' : 'balance',
  } satisfies CSSProperties;
}
