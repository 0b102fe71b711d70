/**
 * Writes the portfolio from the field onto the sheet, and makes each text of the sheet as large as its
 * `[data-fit]` allows: on one line, two or three. Nothing is stored: the text is gone when the page is.
 */
const MAX_LINES = 3;
/** From one baseline to the next, in em. */
const LINE = 0.96;

const field = document.querySelector<HTMLInputElement>('#portfolio');
const pen = document.createElement('canvas').getContext('2d');

function draw(): void {
  const portfolio = field?.value.trim() ?? '';
  for (const small of document.querySelectorAll('[data-portfolio]')) small.textContent = portfolio;
  for (const line of document.querySelectorAll('[data-blank]'))
    line.setAttribute('visibility', portfolio ? 'hidden' : 'visible');
  for (const box of document.querySelectorAll<SVGElement>('[data-fit]')) write(box.dataset.fit || portfolio, box);
}

function write(words: string, box: SVGElement): void {
  const text = box.querySelector('text');
  if (!text || !pen) return;
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(box.getAttribute(name)));
  pen.font = `100px ${getComputedStyle(text).fontFamily}`;
  const fits = splits(words.split(/\s+/), MAX_LINES).map((lines) => fitLines(lines, width, height, pen));
  const best = fits.reduce((one, other) => (other.size > one.size ? other : one));
  text.setAttribute('font-size', best.size.toFixed(3));
  text.replaceChildren(
    ...best.lines.map((line) => {
      const span = document.createElementNS('http://www.w3.org/2000/svg', 'tspan');
      span.setAttribute('x', String(width / 2));
      span.setAttribute('y', line.baseline.toFixed(3));
      span.textContent = line.text;
      return span;
    }),
  );
}

/** How large lines can be in a box, and where their baselines are, so that their ink is in the middle. */
function fitLines(lines: string[], width: number, height: number, context: CanvasRenderingContext2D) {
  const inks = lines.map((line) => context.measureText(line));
  const em = (length = 0) => length / 100;
  const widest = Math.max(
    ...inks.map((ink) => em(Math.max(ink.width, ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight))),
  );
  const above = em(inks[0]?.actualBoundingBoxAscent);
  const high = above + (lines.length - 1) * LINE + em(inks.at(-1)?.actualBoundingBoxDescent);
  const size = Math.min(width / Math.max(widest, 0.1), height / Math.max(high, 0.1));
  const top = height / 2 - (high * size) / 2;
  return { size, lines: lines.map((text, index) => ({ text, baseline: top + (above + index * LINE) * size })) };
}

/** Every way to write words on so many lines at most. */
function splits(words: string[], most: number): string[][] {
  if (most === 1) return [[words.join(' ')]];
  return words.flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const rest = words.slice(index + 1);
    return rest.length === 0 ? [[first]] : splits(rest, most - 1).map((lines) => [first, ...lines]);
  });
}

field?.addEventListener('input', draw);
// A browser that brings the page back fills the field in by itself.
addEventListener('pageshow', draw);
document.fonts.ready.then(draw);
draw();
