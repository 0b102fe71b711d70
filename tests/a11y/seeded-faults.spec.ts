/**
 * The checks of this folder find faults that are put into a sound page. A check that finds nothing proves something only
 * if it can find something.
 */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { axeFindings } from './axe.ts';
import { boundlessControls, lostSpacedText, lostText, motion, paleText, smallTargets } from './checks.ts';
import { prepare } from './in-page.ts';
import { tabWalk } from './tab-walk.ts';

/** What is put into the page, a style sheet or what runs there, and the check that finds it. */
type Fault = [
  seed: string | (() => void),
  check: (page: Page) => Promise<string[]>,
  finds: RegExp,
  where?: { path?: string; width?: number },
];

const FAULTS: Record<string, Fault> = {
  'text too pale for its ground': ['main label { color: #5f5f5f !important }', axeFindings, /^color-contrast/],
  'text on a picture that is as dark as the text in places': [
    'main dl { background: linear-gradient(90deg, #000, #fff) !important } main dt { color: #000 !important }',
    paleText,
    /: [\d.]+:1, and 7:1 is needed/,
  ],
  'a box wider than a small window': [
    'main section { min-inline-size: 480px }',
    lostText,
    /the page scrolls sideways/,
    { width: 320 },
  ],
  'a box that has no room for text spaced out': [
    () => {
      const box = document.querySelector<HTMLElement>('main section');
      box?.classList.add('tight');
      window.access.restyle(`.tight { block-size: ${box?.offsetHeight}px; overflow: hidden }`);
    },
    lostSpacedText,
    /: cut by/,
    { width: 320 },
  ],
  'a button too small for a finger': [
    '[data-copy] { inline-size: 28px; block-size: 28px; min-block-size: 0; min-inline-size: 0; padding: 0 }',
    smallTargets,
    /Copy.*: is pressed on less than 44 px/,
  ],
  'motion although less is asked for': [
    () => document.querySelector('main h1')?.animate({ opacity: [0.6, 1] }, { duration: 60_000 }),
    motion,
    /h1 “Contact”: moves/,
  ],
  'a button with only its background for a boundary': [
    'main form [type=submit], main form p:has([type=submit]) { border: 0 !important; outline: 0 !important }',
    boundlessControls,
    /Send.*: has no boundary/,
  ],
  'no sign of the focus': [
    'main * { outline: none !important; box-shadow: none !important }',
    tabWalk,
    /its focus is hardly seen/,
  ],
  'a header that covers what has the focus': [
    'header { position: fixed !important; inset: 0 0 auto; min-height: 80vh; z-index: 99; background: #fff }',
    tabWalk,
    /has the focus under/,
    { path: '/guidelines' },
  ],
  'an order for the eye that is not that of Tab': [
    'footer ul { display: flex !important; flex-direction: column-reverse }',
    tabWalk,
    /out of reading order/,
  ],
  'a field that Tab cannot leave': [
    () =>
      document.querySelector('textarea')?.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault();
      }),
    tabWalk,
    /the focus comes back to it/,
  ],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, [seed, check, finds, { path = '/contact', width = 1280 } = {}]] of Object.entries(FAULTS)) {
  test(`the checks find ${name}`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await isHydrated(page);
    await prepare(page);
    if (typeof seed === 'string') await page.evaluate((css) => window.access.restyle(css), seed);
    else await page.evaluate(seed);
    expect(await check(page)).toContainEqual(expect.stringMatching(finds));
  });
}
