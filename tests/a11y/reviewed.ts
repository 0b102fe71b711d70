/**
 * Everything that axe leaves to a person: which elements, and a part of what axe says about them, since another doubt
 * about the same element is a new one. The comment says why it is right, and how that is known.
 */
export const REVIEWED: [where: string, saying: RegExp][] = [
  // The plate of a button is drawn by its `::before`, behind the words and nowhere else. Words on plate, computed
  // from both colours: at least 7.1:1 in the light and dark schemes, 8.8:1 with more contrast.
  ['[class*="_button_"]', /due to a pseudo element/],
  // The countdown stands on the drawing of the façade, whose bays are open where the figures are: behind them is
  // the plain ground of the page. Figures, each in a place of its own, 14:1, units 8.6:1 at least. The whole is one
  // `timer` with a name, and the heading tells the days.
  ['[data-unit], [data-unit] > i, [data-unit] + * > *', /contains an image node|too short/],
  // The large 404 in its arch is an ornament, hidden from screen readers; the heading beside it says what it means.
  // It stands on the ground of the page all the same, at 7.7:1 or more: the `::before` is the outline of the arch.
  ['[class*="_niche_"] > span', /due to a pseudo element/],
  // The name, the edition and the days stand on the dark ground of the page, at 12:1 or more. Lozenges of a few
  // pixels drift behind the words, never over them.
  ['[class*="_splash_"] *', /contains an image node/],
  // In a window too small for the whole page, HOME stays at its foot, over words that scroll past it. Its plate is opaque.
  ['[class*="_splash_"] h1 *', /overlapped by another element/],
  // Lozenges of a few pixels drift behind “Pause motion”, never over it (it has the higher `z-index`); on the
  // ground between them it has 10.7:1. Ticking it stops them, and where less motion is asked for there are none.
  ['[class*="_splash_"] > label', /partially obscured by another element/],
  // While it has the focus, the skip link lies over the name of the site in the header, as it should: it is the
  // first stop of the keyboard, and disappears at the next.
  ['header b, header b + span', /overlapped by another element/],
  // The open list of guides lies over the line “In plain words” below it, like any menu; it closes on Escape, and
  // when pointer or focus leave it.
  ['main [class*="_remark_"], main [class*="_remark_"] *', /overlapped by another element/],
  // The initials of a committee without a picture are on plain ground inside the rings of its seal, at 13:1 or
  // more. axe also counts the parts of the rings that the edge of the seal cuts off, over the caption and the bar.
  // A seal may have one initial, and a card is numbered by one numeral, which is hidden from screen readers.
  [
    '[class*="_seal_"] text, [data-kind] [class*="_caption_"] *, nav[class*="_bar_"] *',
    /overlapped by another element|too short/,
  ],
  // The numeral of a committee is on the plain ground of the page inside its rosette, in the colour of text, and hidden
  // from screen readers: a text beside it names the committee.
  ['svg[class*="_numeral_"] text', /overlapped by another element|too short/],
  // The bar that says that there is no network is at the foot of the window. It has an opaque ground, and the page
  // scrolls past it to its end.
  ['#offline-notice:not(:empty), body:has(#offline-notice:not(:empty)) main *', /overlap/],
  // A note in the margin is a float that ends below its paragraph, on the plain ground of the page, at 8:1 or more.
  ['main small[aria-hidden="true"]', /partially overlaps other elements/],
  // The count of committees is alone in its place beside the filter, on the plain ground of the page, at 8:1 or more: no
  // other element is found at any of its points.
  ['search [class*="_count_"]', /overlapped by another element/],
  // The numbers of guidelines have no height of their own, and some have one figure. They stand on the plain ground of the
  // page, at 7.5:1 or more.
  ['main ol > li > span[aria-hidden="true"]', /too short|Unable to determine/],
  // A toast lies on the header until it is dismissed, and moves below it when something there has the focus. Its own
  // ground is opaque, at 15:1.
  ['body:has([role="status"] > [class*="_toast_"]) header *, [class*="_toast_"] *', /overlap|obscured/],
  // The sheet of a placard is one picture with a name: black letters on white, at 21:1, in every scheme. On the
  // page it is the preview of a print; the hints to fold it are a list beside it.
  ['[class*="_sheet_"] *', /contains an image node|too short to determine/],
];
