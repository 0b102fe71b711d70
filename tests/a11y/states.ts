import { expect, type Locator, type Page } from '@playwright/test';
import { isHydrated, PHONE } from '../support/page.ts';
import { contactStates } from './states/contact.ts';
import { headerStates } from './states/header.ts';
import { keepStates } from './states/keep.ts';
import { pageStates } from './states/pages.ts';

/** Windows and input in which states are opened: options of a browser context. */
export const DEVICES = {
  phone: PHONE,
  desk: { viewport: { width: 1280, height: 900 } },
} as const;

export type Device = keyof typeof DEVICES;

/** What a visitor can make of a page of the sample edition. */
export interface State {
  name: string;
  /** Page that is opened first. */
  path: string;
  /** Where there is such a state. */
  on: readonly Device[];
  /** Before the page is opened: what the network or the clock does. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether a script is missing for good. */
  isUnhydrated?: boolean;
  /** What the visitor does. */
  open: (page: Page, device: Device) => Promise<unknown>;
  /** What is seen as long as the state lasts. */
  shows: (page: Page) => Locator;
}

/** All of them, grouped by where they are. */
export const STATES: State[] = [...headerStates, ...contactStates, ...pageStates, ...keepStates];

/** Opens a page and brings it into the state, which lasts until the page is closed. */
export async function openState(page: Page, state: State, device: Device): Promise<void> {
  await page.addInitScript(holdStill);
  await state.before?.(page);
  await page.goto(state.path);
  if (!state.isUnhydrated) await isHydrated(page);
  await state.open(page, device);
  await expect(state.shows(page)).toBeVisible();
}

/** Runs in the page: what would end by itself after some seconds stays, and nobody has to wait to have been there. */
function holdStill(): void {
  const { setTimeout } = globalThis;
  const timer = (handler: () => void, ms = 0, ...args: []) => (ms >= 5000 ? 0 : setTimeout(handler, ms, ...args));
  globalThis.setTimeout = timer as typeof globalThis.setTimeout;
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}
