import type { Page } from '@playwright/test';
import { IS_FULL } from './full.ts';

/** A window in CSS pixels. */
export interface Size {
  name: string;
  width: number;
  height: number;
  /** Device pixels to a CSS pixel, where it is not one. */
  zoom?: number;
}

/** Windows in which every page is checked. The last is one of 1280 × 1024 px which a visitor has enlarged four times. */
export const SIZES: Size[] = [
  { name: '320 px', width: 320, height: 640 },
  { name: '390 px', width: 390, height: 844 },
  { name: '768 px', width: 768, height: 1024 },
  { name: '1280 px', width: 1280, height: 900 },
  { name: '1920 px', width: 1920, height: 1080 },
  { name: '400 % zoom', width: 320, height: 256, zoom: 4 },
];

type Media = Required<
  Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'colorScheme' | 'forcedColors' | 'reducedMotion' | 'contrast'>
>;

/** What a visitor has asked of the browser. */
export interface Mode {
  name: string;
  media: Partial<Media>;
}

const DEFAULT_MEDIA: Media = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
  contrast: 'no-preference',
};

/** Settings under which every page is checked. */
export const MODES: Mode[] = [
  { name: 'default', media: {} },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'reduced motion', media: { reducedMotion: 'reduce' } },
  { name: 'more contrast', media: { contrast: 'more' } },
];

/**
 * Windows of a page, and the modes to look at in each. In the core of the checks every page is seen at 320 and
 * 1280 px, in the dark, and in one of the other modes; the windows of the last two take turns.
 *
 * @param turn any number, such as the place of the page in a list
 */
export function viewsOf(turn: number): [Size, Mode[]][] {
  if (IS_FULL) return SIZES.map((size) => [size, MODES]);
  const [usual, dark, ...others] = MODES;
  const inTurn = SIZES.filter(({ name }) => name !== '320 px' && name !== '1280 px');
  return SIZES.map((size): [Size, (Mode | undefined)[]] => {
    const place = inTurn.indexOf(size);
    if (place < 0) return [size, [usual]];
    return [
      size,
      [
        place === turn % inTurn.length ? dark : undefined,
        place === (turn + 1) % inTurn.length ? others[turn % others.length] : undefined,
      ],
    ];
  })
    .map(([size, modes]): [Size, Mode[]] => [size, modes.filter((mode) => mode !== undefined)])
    .filter(([, modes]) => modes.length > 0);
}

/** Makes the window of an open page another one, without loading it again. */
export async function setSize(page: Page, { width, height, zoom = 1 }: Size): Promise<void> {
  // Playwright knows no zoom, and does not notice this one either: zoom comes last, as in SIZES.
  if (zoom === 1) {
    await page.setViewportSize({ width, height });
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: zoom, mobile: false });
}

/** Gives an open page other settings, and waits until nothing moves any more. */
export async function setMode(page: Page, { media }: Mode): Promise<void> {
  await page.emulateMedia({ ...DEFAULT_MEDIA, ...media });
  await settle(page);
}

/** Lets everything that moves come to its end; what moves for ever stops where it is. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    // What ends may start something else.
    do {
      for (const animation of moving()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause();
        else animation.finish();
      }
      await frame();
    } while (moving().length > 0);
  });
}
