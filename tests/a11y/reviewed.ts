/** Something that axe cannot decide, and that a person has looked at and found right. */
export interface Reviewed {
  /** A selector which the element matches. */
  where: string;
  /** A part of what axe says about it: another doubt about the same element is a new one. */
  saying: RegExp;
  /** Why it is right, and how that is known. */
  why: string;
}

/** Everything that axe leaves to a person. */
export const REVIEWED: Reviewed[] = [
  {
    where: '[class*="_button_"]',
    saying: /due to a pseudo element/,
    why: 'The plate of a button is drawn by its `::before`, behind the words and nowhere else. Words on plate, computed from both colours: at least 7.1:1 in the light and dark schemes, 8.8:1 with more contrast.',
  },
  {
    where: '[data-unit], [data-unit] > i, [data-unit] + * > *',
    saying: /contains an image node|too short/,
    why: 'The countdown stands on the drawing of the façade, whose bays are open where the figures are: behind them is the plain ground of the page. Figures, each in a place of its own, 14:1, units 8.6:1 at least. The whole is one `timer` with a name, and the heading tells the days.',
  },
  {
    where: '.niche > span',
    saying: /due to a pseudo element/,
    why: 'The large 404 in its arch is an ornament, hidden from screen readers; the heading beside it says what it means. It stands on the ground of the page all the same, at 7.7:1 or more: the `::before` is the outline of the arch.',
  },
  {
    where: '[class*="_splash_"] *',
    saying: /contains an image node/,
    why: 'The name, the edition and the days stand on the dark ground of the page, at 12:1 or more. Lozenges of a few pixels drift behind the words, never over them.',
  },
  {
    where: '[class*="_splash_"] > label',
    saying: /partially obscured by another element/,
    why: 'Lozenges of a few pixels drift behind “Pause motion”, never over it (it has the higher `z-index`); on the ground between them it has 10.7:1. Ticking it stops them, and where less motion is asked for there are none.',
  },
  {
    where: 'header b, header b + span',
    saying: /overlapped by another element/,
    why: 'While it has the focus, the skip link lies over the name of the site in the header, as it should: it is the first stop of the keyboard, and gives the place free with the next.',
  },
  {
    where: 'main .remark, main .remark *',
    saying: /overlapped by another element/,
    why: 'The open list of guides lies over the line “In plain words” below it, like any menu; it closes on Escape, and when pointer or focus leave it.',
  },
  {
    where: '[class*="_seal_"] text, [data-kind] [class*="_caption_"] *',
    saying: /overlapped by another element/,
    why: 'The initials of a committee without a picture are on plain ground inside the rings of its seal, at 13:1 or more. axe also counts the parts of the rings that the edge of the seal cuts off, above the caption.',
  },
  {
    where: '#offline-notice:not(:empty), body:has(#offline-notice:not(:empty)) main *',
    saying: /overlap/,
    why: 'The bar that says that there is no network is at the foot of the window. It has an opaque ground, and the page scrolls past it to its end.',
  },
  {
    where: '[class*="_sheet_"] *',
    saying: /contains an image node|too short to determine/,
    why: 'The sheet of a placard is one picture with a name: black letters on white, at 21:1, in every scheme. On the page it is the preview of a print; the hints to fold it are a list beside it.',
  },
];
