import { readFileSync } from 'node:fs';
import gloock from '@fontsource/gloock/files/gloock-latin-400-normal.woff?inline';
import mukta from '@fontsource/mukta/files/mukta-latin-400-normal.woff?inline';
import muktaStrong from '@fontsource/mukta/files/mukta-latin-600-normal.woff?inline';
import type { Font } from 'satori';

/** Which ground a card is printed on: parchment, or midnight. */
export type Ground = 'parchment' | 'midnight';

/** Colours by role, as the site's style sheets name them without the dashes: `surface`, `text`, `label`. */
export type Colours = (role: string) => string;

/** The site's fonts, whole and in the one format that needs no unpacking program. */
export const FONTS: Font[] = [
  { name: 'Display', weight: 400, data: bytesOf(gloock) },
  { name: 'Text', weight: 400, data: bytesOf(mukta) },
  { name: 'Text', weight: 600, data: bytesOf(muktaStrong) },
];

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const [palette = '', parchment = ''] = [...tokens.matchAll(/^ {2}:root \{([^}]*)\}/gm)].map(([, block]) => block ?? '');
const midnight = /\[data-theme="night"\] \{([^}]*)\}/.exec(tokens)?.[1] ?? '';

/** The colours of a ground, read from the site's own tokens so that cards and pages cannot drift apart. */
export const COLOURS: Record<Ground, Colours> = {
  parchment: coloursOf(palette, parchment),
  midnight: coloursOf(palette, midnight),
};

function coloursOf(...blocks: string[]): Colours {
  const values = new Map(
    blocks.flatMap((block) => [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
  return (role) => {
    let value = values.get(role);
    while (value?.startsWith('var(--')) value = values.get(value.slice(6, -1));
    if (!value?.startsWith('#'))
      throw new Error(`src/styles/tokens.css has no colour --${role}, which the share cards need.`);
    return value;
  };
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
