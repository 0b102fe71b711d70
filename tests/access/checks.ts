import type { Page } from '@playwright/test';
import { isReady, send } from '../contact.ts';
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
  run: (page: Page) => Promise<string[]>;
}

/** Windows narrower than this have the drawer. */
const DESK = 960;

const emptySent = async (page: Page) => {
  await isReady(page);
  const sendIt = () => send(page).click();
  return announcementFindings(page, 'Please fill in all fields before submitting.', sendIt, 'assertive');
};
const registration = (page: Page) =>
  dialogFindings(page.getByRole('main').getByRole('button', { name: 'Register Now' }), 'mouse');

/** In the order in which they can be run on one page: those that press something come last. */
export const CHECKS = {
  axe: { spec: 'accessibility', run: axeFindings },
  outline: { spec: 'tree', run: outlineFaults },
  reflow: { spec: 'legible', run: lostText },
  'text spacing': { spec: 'legible', run: textSpacing },
  targets: { spec: 'walks', run: smallTargets },
  'pixel contrast': { spec: 'legible', run: pixelContrast },
  'no motion': { spec: 'settings', run: motionFaults },
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

export type CheckName = keyof typeof CHECKS;

/** Checks that can be made of a page in a window. */
export function checksFor(path: string, width: number): CheckName[] {
  const here = width < DESK ? 'phone' : 'desk';
  return (Object.entries(CHECKS) as [CheckName, Check][])
    .filter(([, check]) => (check.path ?? path) === path && (check.on ?? here) === here)
    .map(([name]) => name);
}

/** Runs a check under the settings that it needs. */
export async function runCheck(page: Page, name: CheckName): Promise<string[]> {
  const { media, run }: Check = CHECKS[name];
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', ...media });
  return run(page);
}
