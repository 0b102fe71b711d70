import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { DEFAULT_PALETTE } from '../content/theme/palette.ts';
import { drawIcon, drawPng, PNG_ICONS } from './icon.ts';
import { readMark } from './mark.tsx';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path fill="red" d="M0 0h9v9H0z"/></svg>';

function copyOfSample(): string {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  cpSync(SAMPLE_CONTENT, content, { recursive: true });
  return content;
}

test('the mark is the drawing that the theme names, and in small sizes the one beside it', async () => {
  const content = copyOfSample();
  writeFileSync(join(content, 'theme.yaml'), 'mark: ours.svg\n');
  mkdirSync(join(content, 'theme'));
  writeFileSync(join(content, 'theme/ours.svg'), SQUARE);
  expect(await readMark(content)).toEqual({ full: SQUARE, small: SQUARE });
  const bold = SQUARE.replaceAll('9', '3');
  writeFileSync(join(content, 'theme/ours-small.svg'), bold);
  expect(await readMark(content)).toEqual({ full: SQUARE, small: bold });
});

test('without a drawing, it is the initials in a frame, as lines: pictures have no fonts', async () => {
  const { full, small } = await readMark(SAMPLE_CONTENT);
  for (const svg of [full, small]) {
    expect(svg).toMatch(/<path fill="currentColor"[^>]* d="M[^"]{50,}"/);
    expect(svg).not.toContain('<text');
  }
});

test('of four initials the small mark has the first alone: more could not be read in a browser’s tab', async () => {
  const withInitials = (initials: string) => {
    const content = copyOfSample();
    writeFileSync(join(content, 'theme.yaml'), `initials: ${initials}\n`);
    return readMark(content);
  };
  const [four, one, polish] = await Promise.all(['GMUN', 'G', 'Ś'].map(withInitials));
  expect(four?.small).toBe(one?.small);
  expect(four?.full).not.toBe(one?.full);
  expect(polish?.full).toMatch(/ d="M[^"]{50,}"/);
});

test('an icon has the colours of the palette, whatever colours the mark has', async () => {
  const palette = { ...DEFAULT_PALETTE, night: '#06281c' };
  const png = await drawPng(SQUARE, palette, PNG_ICONS['icon-maskable-512']);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
  expect(info).toMatchObject({ width: 512, height: 512 });
  expect(at(10, 10)).toBe('06281c');
  expect(at(256, 256)).toBe('e0c384');
});

test('the drawing fills its place in the icon', () => {
  expect(drawIcon(SQUARE, DEFAULT_PALETTE, 0.1)).toContain(
    '<svg x="10" y="10" width="80" height="80" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
  );
});
