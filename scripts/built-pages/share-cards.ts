import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type BuiltPages, fileAt, listedPages, rootOf } from './pages.ts';

/** Pages whose share card is not a light PNG of 1200 by 630 of their own, or has no alternative text. */
export async function shareProblems(pages: BuiltPages, dist: string): Promise<string[]> {
  const { listed } = listedPages(pages);
  const urls = listed.map(({ html }) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
  const problems = listed.map(async ({ file, html }, index) => {
    const url = urls[index] ?? '';
    const card = join(dist, fileAt(url, rootOf(listed)) ?? 'none');
    if (!existsSync(card) || urls.indexOf(url) !== index)
      return [`${file}: it has no share card of its own, but “${url}”.`];
    const { format, width, height } = await sharp(card).metadata();
    const bytes = readFileSync(card).length;
    const isRight = format === 'png' && width === 1200 && height === 630 && bytes < 150_000;
    return [
      ...(isRight ? [] : [`${file}: ${card} is a ${format} of ${width} by ${height} with ${bytes} bytes.`]),
      ...(/<meta property="og:image:alt" content="[^"]/.test(html) ? [] : [`${file}: its share card has no words.`]),
    ];
  });
  return (await Promise.all(problems)).flat();
}
