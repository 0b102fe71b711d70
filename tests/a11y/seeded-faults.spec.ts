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

interface Fault {
  name: string;
  path?: string;
  width?: number;
  /** A style sheet, or what runs in the page. */
  seed: string | (() => void);
  check: (page: Page) => Promise<string[]>;
  finds: RegExp;
}

const FAULTS: Fault[] = [
  {
    name: 'text too pale for its ground',
    seed: 'main label { color: #5f5f5f !important }',
    check: axeFindings,
    finds: /^color-contrast/,
  },
  {
    name: 'text on a picture that is as dark as the text in places',
    seed: 'main dl { background: linear-gradient(90deg, #000, #fff) !important } main dt { color: #000 !important }',
    check: paleText,
    finds: /: [\d.]+:1, and 7:1 is needed/,
  },
  {
    name: 'a box wider than a small window',
    width: 320,
    seed: 'main section { min-inline-size: 480px }',
    check: lostText,
    finds: /the page scrolls sideways/,
  },
  {
    name: 'a box that has no room for text spaced out',
    width: 320,
    seed: () => {
      const box = document.querySelector<HTMLElement>('main section');
      box?.classList.add('tight');
      window.access.restyle(`.tight { block-size: ${box?.offsetHeight}px; overflow: hidden }`);
    },
    check: lostSpacedText,
    finds: /: cut by/,
  },
  {
    name: 'a button too small for a finger',
    seed: '[data-copy] { inline-size: 28px; block-size: 28px; min-block-size: 0; min-inline-size: 0; padding: 0 }',
    check: smallTargets,
    finds: /Copy.*: is pressed on less than 44 px/,
  },
  {
    name: 'motion although less is asked for',
    seed: () => document.querySelector('main h1')?.animate({ opacity: [0.6, 1] }, { duration: 60_000 }),
    check: motion,
    finds: /h1 “Contact”: moves/,
  },
  {
    name: 'a button with only its background for a boundary',
    seed: 'main form [type=submit], main form p:has([type=submit]) { border: 0 !important; outline: 0 !important }',
    check: boundlessControls,
    finds: /Send.*: has no boundary/,
  },
  {
    name: 'no sign of the focus',
    seed: 'main * { outline: none !important; box-shadow: none !important }',
    check: tabWalk,
    finds: /its focus is hardly seen/,
  },
  {
    name: 'a header that covers what has the focus',
    path: '/guidelines',
    seed: 'header { position: fixed !important; inset: 0 0 auto; min-height: 80vh; z-index: 99; background: #fff }',
    check: tabWalk,
    finds: /has the focus under/,
  },
  {
    name: 'an order for the eye that is not that of Tab',
    seed: 'footer ul { display: flex !important; flex-direction: column-reverse }',
    check: tabWalk,
    finds: /out of reading order/,
  },
  {
    name: 'a field that Tab cannot leave',
    seed: () =>
      document.querySelector('textarea')?.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault();
      }),
    check: tabWalk,
    finds: /the focus comes back to it/,
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path = '/contact', width = 1280, seed, check, finds } of FAULTS) {
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
