import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

/** Every page loads it. */
const MAX_MARK_BYTES = 50_000;

/** What is wrong with the mark that `theme.yaml` names. @param folder of the content */
export async function findMarkIssues({ theme }: Facts, folder: string): Promise<Issue[]> {
  const message = theme.mark && (await markIssue(join(folder, 'theme'), theme.mark));
  return message ? [{ file: 'theme.yaml', path: ['mark'], message }] : [];
}

async function markIssue(folder: string, name: string): Promise<string | undefined> {
  const files = globSync('*.svg', { cwd: folder });
  if (!files.includes(name))
    return `There is no drawing ${name} in the folder theme. Upload it there, or correct its name. ${didYouMean(name, files)}`.trimEnd();
  const svg = readFileSync(join(folder, name), 'utf8');
  return contentIssue(svg, name) ?? shapeIssue(svg, name) ?? (await drawingIssue(svg, name));
}

/** What a drawing must not hold. */
function contentIssue(svg: string, name: string): string | undefined {
  if (Buffer.byteLength(svg) > MAX_MARK_BYTES)
    return `${name} has ${Math.ceil(Buffer.byteLength(svg) / 1000)} KB, and every page loads it. Export it again with fewer points: ${MAX_MARK_BYTES / 1000} KB at most.`;
  const start = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (!start) return `${name} is no SVG drawing. Export the mark as SVG from a drawing program, and upload that.`;
  if (/<(script|foreignObject)\b|\son\w+\s*=|javascript:/i.test(svg))
    return `${name} has a script in it, which a drawing does not need. Export it again as “plain SVG” or “optimised SVG”.`;
  if (/<image\b/i.test(svg))
    return `${name} has a picture of pixels in it, and the mark is made of lines. Have it drawn as lines, and export that.`;
  const [, address] = /(?:href|src)\s*=\s*["'](?!#)([^"']*)|url\((?!["']?#)([^)]*)|@import/i.exec(svg) ?? [];
  if (address !== undefined || /@import/i.test(svg))
    return `${name} loads something from elsewhere, which the website does not allow. Export it again as “plain SVG”, with everything in the file.`;
  if (/<text\b/i.test(svg))
    return `${name} has letters that need a font, and browsers draw them without it. In the drawing program, turn text into paths, and export it again.`;
  return undefined;
}

/** The mark stands in squares. */
function shapeIssue(svg: string, name: string): string | undefined {
  const [, viewBox] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']+)["']/.exec(svg) ?? [];
  const example = 'for example: viewBox="0 0 100 100"';
  if (!viewBox) return `${name} has no viewBox, so nobody knows how large it is. Add one to its first line, ${example}`;
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width === height && width > 0) return undefined;
  const side = Math.max(width, height);
  if (!side) return `The viewBox of ${name} is not right. Write four numbers, ${example}`;
  const square = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
  return `${name} is ${width} wide and ${height} high, and the mark is square. Write viewBox="${square}" in its first line: it then has space around it.`;
}

/** Whether it can be drawn, and leaves its ground free. */
async function drawingIssue(svg: string, name: string): Promise<string | undefined> {
  try {
    const alpha = await sharp(Buffer.from(svg)).resize(64).ensureAlpha().extractChannel(3).raw().toBuffer();
    const share = alpha.reduce((sum, one) => sum + one, 0) / alpha.length / 255;
    if (share < 0.005) return `${name} is empty, or its lines are too thin to be seen. Open it, and export it again.`;
    if (share > 0.95)
      return `${name} fills its whole square, so visitors would see a block. Remove the ground behind the drawing, and export it again.`;
    return undefined;
  } catch {
    return `${name} cannot be read as a drawing. Open it in a drawing program, and export it again as SVG.`;
  }
}
