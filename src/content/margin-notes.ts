import type { Glossary } from './schemas/glossary.ts';
import { type MarkedText, termAnchor } from './terms.ts';

/** In pixels: a line of a text and the space below a paragraph, a line of a note and the space below it. */
const LINE = 29;
const GAP = 20;
const NOTE_LINE = 22;
const NOTE_GAP = 19;
/** Letters on a line. */
const LETTERS = { text: 66, article: 58, note: 45 };
/** A note that begins farther below its term is no longer beside it. */
const FARTHEST = 3 * LINE;

const PARAGRAPH_END = /<\/(?:p|li|h[1-6])>/;
const TAG = /<[^>]*>/g;

/**
 * Returns a function that adds notes to the paragraphs of one text, plain or HTML, in their order. A term whose meaning
 * has room in the margin gets it, so that it begins within three lines of the term and below the note before it. Lines are
 * estimated; where an estimate is wrong, a note is a little lower, no more.
 * @param place in an `article`, which a rule ends, all notes but the first must also end with the text
 */
export function marginNotes(
  terms: Glossary['terms'],
  place: 'text' | 'article' = 'text',
): (paragraph: MarkedText) => MarkedText {
  const notes = new Map(
    terms.filter(({ margin }) => margin).map(({ term, meaning }) => [termAnchor(term), { term, meaning }]),
  );
  const perLine = LETTERS[place];
  /** Of the paragraph: where it begins, and its letters so far. */
  let top = 0;
  let letters = 0;
  /** Where the next note may begin. */
  let free = Number.NEGATIVE_INFINITY;

  const endParagraph = () => {
    if (letters > 0) top += Math.ceil(letters / perLine) * LINE + GAP;
    letters = 0;
  };
  const pass = (text: string) => {
    for (const [index, part] of text.split(PARAGRAPH_END).entries()) {
      if (index > 0) endParagraph();
      letters += lettersIn(part);
    }
  };

  return (paragraph) => {
    const all = paragraph.reduce((sum, piece) => sum + lettersIn(typeof piece === 'string' ? piece : piece.words), 0);
    const foot = top + Math.ceil(all / perLine) * LINE + GAP;
    const noted = paragraph.map((piece) => {
      if (typeof piece === 'string') {
        pass(piece);
        return piece;
      }
      const line = top + Math.floor(letters / perLine) * LINE;
      letters += piece.words.length;
      const note = notes.get(piece.anchor);
      if (!note) return piece;
      const start = Math.max(line, free);
      const end = start + NOTE_LINE * (1 + Math.ceil(note.meaning.length / LETTERS.note)) + NOTE_GAP;
      const hasRoom = place === 'text' || free < 0 || end <= foot;
      if (!hasRoom || start - line > FARTHEST) return piece;
      free = end;
      return { ...piece, note };
    });
    endParagraph();
    return noted;
  };
}

function lettersIn(html: string): number {
  return html.replace(TAG, '').trim().length;
}
