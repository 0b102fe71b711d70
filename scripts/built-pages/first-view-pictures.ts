/** A screen on which a page is opened. */
export interface Screen {
  /** In CSS pixels. */
  width: number;
  /** Device pixels to a CSS pixel. */
  density: number;
  isDark: boolean;
}

const REM_PX = 16;

/**
 * Paths of the pictures that a browser which knows AVIF fetches for the first view: those that are not lazy, each
 * in the file that it chooses.
 */
export function firstViewPictures(html: string, screen: Screen): string[] {
  const pictures = [...html.matchAll(/<picture\b[^>]*>([\s\S]*?)<\/picture>/g)].map(([, inside = '']) => inside);
  const alone = [...html.replace(/<picture\b[^>]*>[\s\S]*?<\/picture>/g, '').matchAll(/<img\b[^>]*>/g)].map(String);
  return [...pictures, ...alone].flatMap((markup) => {
    const [img = ''] = /<img\b[^>]*>/.exec(markup) ?? [];
    if (!img || attributeOf(img, 'loading') === 'lazy') return [];
    const sources = [...markup.matchAll(/<source\b[^>]*>/g)].map(String);
    const chosen = sources.find((source) => screen.isDark || !attributeOf(source, 'media')?.includes('dark'));
    const path = chosen ? chosenFile(chosen, screen) : attributeOf(img, 'src');
    return path ? [path] : [];
  });
}

/**
 * Width in CSS pixels that `sizes` tells. Understood: `(min-width: …rem)`, and rem, px, vw and min() of them.
 * @throws if there is anything else in it
 */
export function shownWidth(sizes: string, screenWidth: number): number {
  for (const part of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, minimum, length = part] = /^\(min-width:\s*([\d.]+)rem\)\s+(.+)$/.exec(part) ?? [];
    if (minimum === undefined || screenWidth >= Number(minimum) * REM_PX) return lengthOf(length.trim(), screenWidth);
  }
  throw new Error(`The sizes "${sizes}" say nothing for a screen of ${screenWidth} px.`);
}

function lengthOf(length: string, screenWidth: number): number {
  const [, parts] = /^min\((.+)\)$/.exec(length) ?? [];
  if (parts) return Math.min(...parts.split(',').map((part) => lengthOf(part.trim(), screenWidth)));
  const [, number, unit = ''] = /^([\d.]+)(rem|px|vw)$/.exec(length) ?? [];
  if (!number) throw new Error(`The length "${length}" of a picture is not understood.`);
  return Number(number) * ({ rem: REM_PX, px: 1, vw: screenWidth / 100 }[unit] ?? Number.NaN);
}

/** The narrowest file that is wide enough, as browsers choose, else the widest. */
function chosenFile(source: string, { width, density }: Screen): string | undefined {
  const files = (attributeOf(source, 'srcset') ?? '').split(', ').map((entry) => {
    const [path = '', fileWidth = ''] = entry.split(' ');
    return { path, width: Number.parseInt(fileWidth, 10) };
  });
  const wanted = shownWidth(attributeOf(source, 'sizes') ?? '100vw', width) * density;
  const ascending = files.sort((a, b) => a.width - b.width);
  return (ascending.find((file) => file.width >= wanted) ?? ascending.at(-1))?.path;
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}
