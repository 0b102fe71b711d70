import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../tools/engines.mjs';
import { freePort } from '../../tools/free-port.ts';
import { type Engine, type PressedKey, type Settings, type Visitor, WINDOW_HEIGHT } from './visitor.ts';

const found = findWebKit();

/** WebKit, as GNOME's browsers have it, driven through its own WebDriver on a screen that nobody sees. */
export const webkit: Engine = { name: 'WebKit', missing: found.missing, start };

const KEYS: Record<PressedKey, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
};

/** The small browser's own bar would keep its window from being as narrow as a phone. */
const NARROW_BAR =
  'button, entry, headerbar, toolbar, toolitem, box, tab, image { padding: 0; margin: 0; min-width: 0 }';

async function start({ address, scheme }: Settings): Promise<Visitor> {
  if (!found.driver || !found.browser || !found.screen) throw new Error(`${found.missing} is not installed.`);
  const config = await mkdtemp(join(tmpdir(), 'webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(config, toolkit));
    await writeFile(join(config, toolkit, 'gtk.css'), NARROW_BAR);
  }
  const screen = spawn(found.screen, ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const service = spawn(found.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: config,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    },
    stdio: 'ignore',
  });
  const driver = await connect(port, found.browser);
  return {
    ...visitorOf(driver, address),
    leave: async () => {
      await driver.quit();
      await Promise.all([service, screen].map(stop));
      await rm(config, { recursive: true });
    },
  };
}

function visitorOf(driver: WebDriver, address: string): Omit<Visitor, 'leave'> {
  return {
    open: (path) => driver.get(address + path),
    run: (script, ...args) => driver.executeScript(script as never, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: WINDOW_HEIGHT });
      // The page learns of it later than the answer comes.
      await driver.wait(() => driver.executeScript((wide: number) => innerWidth === wide, width), 10_000);
    },
  };
}

/** Asks until the driver listens, as it does a moment after it has started. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 20_000; ; ) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(capabilities).build();
}

/** The whole of the first line. The stream stays open: who writes to one that is closed dies of it. */
async function firstLine(stream: Readable): Promise<string> {
  const [line] = await once(createInterface({ input: stream }), 'line');
  return line;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}
