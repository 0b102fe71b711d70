import { drawSeal } from '../lib/seal.ts';

/** The seal of a committee without a picture, as a drawing of 4 by 5: the one of its page, without the initials. */
export function sealDrawing(slug: string, colour: string): string {
  const { corner } = drawSeal(slug);
  const corners = ['', 'matrix(-1 0 0 1 400 0)', 'matrix(1 0 0 -1 0 500)', 'matrix(-1 0 0 -1 400 500)'].map(
    (transform) => `<path d="${corner}"${transform && ` transform="${transform}"`}/>`,
  );
  return drawing('0 0 400 500', colour, `${corners.join('')}<g transform="translate(200 250)">${rings(slug)}</g>`);
}

/** The upper half of such a seal, as a drawing of 2 by 1 that rises like a sun. */
export function sunDrawing(seed: string, colour: string): string {
  return drawing('-186 -186 372 186', colour, rings(seed));
}

function drawing(viewBox: string, colour: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="${colour}" stroke-width=".8">${content}</svg>`;
}

function rings(seed: string): string {
  const { rim, weaves } = drawSeal(seed);
  const lines = weaves.flatMap(({ path, turns }) =>
    turns.map((turn) => `<path d="${path}" transform="rotate(${turn})"/>`),
  );
  const edge = {
    ticks: '<circle r="184"/><circle r="176" stroke-width="9" stroke-dasharray="1.2 3.41"/>',
    beads: '<circle r="184"/><circle r="176" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 12.02"/>',
    rope: '<circle r="184"/>',
    lace: '',
  }[rim];
  return `${edge}<circle r="168"/>${lines.join('')}<circle r="91" stroke-width="1.6"/><circle r="86"/>`;
}
