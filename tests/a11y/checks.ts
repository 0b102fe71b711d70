import type { Page } from '@playwright/test';
import { isReady } from '../support/contact.ts';
import { accordionFindings } from './accordion.ts';
import { axeFindings } from './axe.ts';
import { announcementFindings, radioFindings, searchFindings } from './controls.ts';
import { dialogFindings } from './dialog.ts';
import { forcedColours } from './forced-colours.ts';
import { endlessMotion, motionFaults } from './motion.ts';
import { drawerFindings, menuFindings } from './navigation.ts';
import { outlineFaults } from './outline.ts';
import { pixelContrast } from './pixel-contrast.ts';
import { lostText } from './reflow.ts';
import { tabWalk } from './tab-walk.ts';
import { smallTargets } from './targets.ts';
import { textSpacing } from './text-spacing.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** One of the checks of this folder, as the negative control runs it. */
interface Check {
  /** What finds it among the tests. */
  spec: string;
  /** What the visitor asks of the browser meanwhile, besides stillness. */
  media?: Media;
  /** The one page that has what is checked; otherwise every page has. */
  path?: string;
  /** Where the header is a drawer, or where it is not; otherwise both. */
  on?: 'phone' | 'desk';
  /** Whether it only looks, so that the page afterwards is as it was. */
  isOnlyLooking?: boolean;
  run: (page: Page) => Promise<string[]>;
}

/** Windows narrower than this have the drawer. */
const DESK = 960;

const emptySent = async (page: Page) => {
  await isReady(page);
  const sendIt = () => page.locator('main form [type=submit]').click();
  return announcementFindings(page, 'Please fill in all fields before submitting.', sendIt, 'assertive');
};
const registration = (page: Page) =>
  dialogFindings(page.getByRole('main').getByRole('button', { name: 'Register Now' }), 'mouse');

const checks = {
  axe: { isOnlyLooking: true, spec: 'accessibility', run: axeFindings },
  outline: { isOnlyLooking: true, spec: 'tree', run: outlineFaults },
  reflow: { isOnlyLooking: true, spec: 'legible', run: lostText },
  'text spacing': { isOnlyLooking: true, spec: 'legible', run: textSpacing },
  targets: { isOnlyLooking: true, spec: 'walks', run: smallTargets },
  'no motion': { isOnlyLooking: true, spec: 'settings', run: motionFaults },
  'pixel contrast': { spec: 'legible', run: pixelContrast },
  'endless motion': { spec: 'settings', media: { reducedMotion: 'no-preference' }, run: endlessMotion },
  'forced colours': { spec: 'settings', media: { forcedColors: 'active' }, run: forcedColours },
  'Tab walk': { spec: 'walks', run: tabWalk },
  'Tab walk in forced colours': { spec: 'settings', media: { forcedColors: 'active' }, run: tabWalk },
  menus: { spec: 'patterns', on: 'desk', run: (page) => menuFindings(page, 'mouse') },
  drawer: { spec: 'patterns', on: 'phone', run: (page) => drawerFindings(page, 'mouse') },
  accordion: { spec: 'patterns', path: '/committees/jcc', run: (page) => accordionFindings(page, 'mouse') },
  dialog: { spec: 'patterns', path: '/home', run: registration },
  'radio groups': { spec: 'patterns', path: '/committees', run: radioFindings },
  search: { spec: 'patterns', path: '/search', run: searchFindings },
  announcement: { spec: 'patterns', path: '/contact', run: emptySent },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** All of them, by the names that the report gives them. Those that only look come first, and share a page. */
export const CHECKS: Record<CheckName, Check> = checks;

/** Checks that can be made of a page in a window. */
export function checksFor(path: string, width: number): CheckName[] {
  const here = width < DESK ? 'phone' : 'desk';
  return (Object.entries(CHECKS) as [CheckName, Check][])
    .filter(([, check]) => (check.path ?? path) === path && (check.on ?? here) === here)
    .map(([name]) => name);
}

/** Runs a check under the settings that it needs. */
export async function runCheck(page: Page, name: CheckName): Promise<string[]> {
  const { media, run } = CHECKS[name];
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', ...media });
  return run(page);
}
