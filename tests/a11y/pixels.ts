import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { prepare } from './in-page.ts';

/** What was painted: three bytes for each CSS pixel. */
interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export async function pictureOf(
  page: Page,
  clip?: NonNullable<Parameters<Page['screenshot']>[0]>['clip'],
): Promise<Picture> {
  const png = await page.screenshot({ scale: 'css', ...(clip ? { clip } : { fullPage: true }) });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Contrast, as WCAG defines it, of one pixel in two pictures: 1 to 21. */
export function contrastAt(one: Picture, other: Picture, pixel: number): number {
  const [a, b] = [luminance(one, pixel), luminance(other, pixel)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance({ data }: Picture, pixel: number): number {
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const part = (data[pixel * 3 + channel] ?? 0) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/**
 * Text too pale for what is painted behind it, picture or not: the page is compared with itself without its text.
 * The strongest pixels of a line need 7:1, and 4.5:1 where its letters are large; the others are edges.
 */
export async function paleText(page: Page): Promise<string[]> {
  await prepare(page);
  const lines = await page.evaluate(() => {
    window.access.restyle('* { transition: none !important }');
    const lines = window.access.textLines().filter(({ text }) => /[\p{Letter}\d]{2}/u.test(text));
    return lines.map(({ element, text, left, top, right, bottom }) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
      const box = [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY].map((side) => Math.round(side));
      return { text, needed: isLarge ? 4.5 : 7, box: box as [number, number, number, number] };
    });
  });
  const withText = await pictureOf(page);
  await page.evaluate(() =>
    window.access.restyle(
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important }',
    ),
  );
  const without = await pictureOf(page);
  return lines.flatMap(({ text, needed, box: [left, top, right, bottom] }) => {
    const contrasts: number[] = [];
    for (let y = Math.max(0, top); y < Math.min(withText.height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(withText.width, right); x++)
        contrasts.push(contrastAt(withText, without, y * withText.width + x));
    }
    const ink = contrasts.filter((contrast) => contrast > 1.05).sort((a, b) => b - a);
    const found = ink[Math.floor(ink.length * 0.05)] ?? 1;
    return found < needed - 0.05 ? [`“${text}”: ${found.toFixed(1)}:1, and ${needed}:1 is needed`] : [];
  });
}
