import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A rectangle of the document, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What was painted: three bytes a pixel, `scale` pixels to a CSS pixel. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  scale: number;
}

/**
 * Takes a picture of a part of the document as it stands: no waiting, no hiding, nothing stopped.
 *
 * @param isBeyond whether it may lie outside the window; the page then takes its window for another, and closes menus
 */
export async function pictureOf(page: Page, area: Area, scale = 1, isBeyond = false): Promise<Picture> {
  const session = await sessionOf(page);
  const { data: base64 } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyond,
    clip: { ...area, scale },
  });
  const image = sharp(Buffer.from(base64, 'base64')).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale };
}

const sessions = new WeakMap<Page, ReturnType<typeof open>>();
const open = (page: Page) => page.context().newCDPSession(page);

/** The line to the browser's own tools, one a page. */
export function sessionOf(page: Page): ReturnType<typeof open> {
  const session = sessions.get(page) ?? open(page);
  sessions.set(page, session);
  return session;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, as WCAG defines it, of the pixel whose bytes begin at `at`. */
export function luminance({ data }: Picture, at: number): number {
  const channel = (offset: number) => LINEAR[data[at + offset] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Contrast of the same pixel in two pictures of the same area: 1 to 21. */
export function contrastAt(one: Picture, other: Picture, at: number): number {
  const [a, b] = [luminance(one, at), luminance(other, at)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
