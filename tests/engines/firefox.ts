import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../tools/engines.mjs';
import { type Engine, type Settings, type Visitor, WINDOW_HEIGHT } from './visitor.ts';

const executablePath = findFirefox();

/** Firefox, driven through WebDriver BiDi, which it speaks itself: it needs no driver. */
export const firefox: Engine = { name: 'Firefox', missing: executablePath ? undefined : 'Firefox', start };

async function start({ address, scheme }: Settings): Promise<Visitor> {
  if (!executablePath) throw new Error('Firefox is not installed.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 },
  });
  const page = await browser.newPage();
  return {
    open: async (path) => {
      await page.goto(address + path);
    },
    // Puppeteer calls a function with what it was given, which its types do not follow through a generic one.
    run: (script, ...args) => page.evaluate(script as never, ...args) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width) => page.setViewport({ width, height: WINDOW_HEIGHT }),
    leave: () => browser.close(),
  };
}
