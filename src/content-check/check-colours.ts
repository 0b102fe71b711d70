import { existsSync, readFileSync } from 'node:fs';
import { THEME } from '../content/collections.ts';
import { COLOUR, coloursIn, TOKENS, withoutComments } from '../content/colours.ts';
import type { Issue } from '../content/issue.ts';

const TOKENS_CSS = readFileSync(TOKENS, 'utf8');
const DEFAULTS = coloursIn(TOKENS_CSS);

/** A role in tokens.css, such as `--text`, with its colours in the light and in the dark scheme. */
const ROLE = /--([\w-]+): light-dark\(var\((--[\w-]+)\), var\((--[\w-]+)\)\)/g;
const ROLES = new Map([...TOKENS_CSS.matchAll(ROLE)].map(([, role = '', ...colours]) => [role, colours]));

/** Roles of texts. */
const TEXTS = ['text', 'text-2', 'label', 'link', 'binding', 'error'];
/** The grounds of texts: in the light scheme, in the dark scheme, and in the header, which is dark in both. */
const GROUNDS = [
  ...['surface', 'surface-raised'].flatMap((role) =>
    [0, 1].map((scheme) => ({ scheme, ground: ROLES.get(role)?.[scheme] })),
  ),
  { scheme: 1, ground: '--night-802' },
];
/** The contrast that level AAA of WCAG 2.2, 1.4.6, requires. */
const LEAST_CONTRAST = 7;

/** Issues for unknown names of colours, for styles that are not colours, and for colours that make text hard to read. */
export function checkColours(folder: string): Issue[] {
  const file = `${folder}/${THEME}`;
  if (!existsSync(file)) return [];
  const css = withoutComments(readFileSync(file, 'utf8'));
  const colours = coloursIn(css);
  const unknown = [...colours.keys()].filter((name) => !DEFAULTS.has(name));
  const messages = unknown.map(
    (name) => `There is no colour ${name}. The colours are: ${[...DEFAULTS.keys()].join(' ')}.`,
  );
  if (!/^\s*(?::root\s*\{\s*\}\s*)?$/.test(css.replace(COLOUR, '')))
    messages.push(
      'Only colours belong in this file, between “:root {” and “}”: each is a name, a colon, # and six figures or letters from a to f, and a semicolon, such as --night-802: #0d1527;',
    );
  messages.push(...findLowContrast(new Map([...DEFAULTS, ...colours])));
  // A colour may have several roles, each with the same message, which is listed once.
  return [...new Set(messages)].map((message) => ({ file: THEME, message }));
}

function findLowContrast(colours: ReadonlyMap<string, string>): string[] {
  return GROUNDS.flatMap(({ scheme, ground = '' }) =>
    TEXTS.flatMap((role) => {
      const text = ROLES.get(role)?.[scheme] ?? '';
      const ratio = contrast(colours.get(text) ?? '', colours.get(ground) ?? '');
      return ratio >= LEAST_CONTRAST
        ? []
        : `Text in ${text} would be hard to read on ${ground}: their contrast is ${ratio.toFixed(1)}, and needs to be ${LEAST_CONTRAST}. Make one of the two lighter or darker.`;
    }),
  );
}

/** The contrast ratio of two colours `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
