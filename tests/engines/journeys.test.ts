import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPaths } from '../sample.ts';
import { firefox } from './firefox.ts';
import * as page from './in-page.ts';
import { record, writeReport } from './report.ts';
import { HOME_BEFORE, type ServedCopy, serveCopy } from './served-copy.ts';
import type { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/*
 * The core journeys in other engines than the Chromium of the browser specs: on the built sample edition, as it
 * is served. An engine that is not installed is skipped, unless ENGINES_REQUIRED=true.
 */
const WIDE = 1280;
const NARROW = 390;
const PATHS = [...allPaths, '/no-such-page'];
const MENU = 'header nav li:has(> a[href="/committees"]) summary';
const DRAWER = 'header details > summary';
const REGISTER = 'main button[form=open-registration]';

let site: ServedCopy;

beforeAll(async () => {
  site = await serveCopy();
});

afterAll(async () => {
  await site.close();
  await writeReport([firefox, webkit]);
});

describe.each([firefox, webkit])('$name', (engine) => {
  const { missing } = engine;
  const isSkipped = missing !== undefined && process.env.ENGINES_REQUIRED !== 'true';
  if (isSkipped) {
    // biome-ignore lint/suspicious/noConsole: a test that does not run says so, and how it would.
    console.warn(`SKIPPED ${engine.name}: ${missing} is not installed. npm run setup -- --engines tries to.`);
  }
  let visitor: Visitor;

  beforeAll(async () => {
    if (!isSkipped) visitor = await engine.start({ address: site.address, scheme: 'light' });
  }, 60_000);

  afterAll(() => visitor?.leave());

  const journey = (name: string, walk: () => Promise<void>) =>
    test.skipIf(isSkipped)(name, async () => {
      record(engine.name, name, 'failed');
      await walk();
      record(engine.name, name, 'passed');
    });
  const becomes = <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
    expect.poll(() => visitor.run(script, ...args), { timeout: 10_000 });
  const openAt = async (width: number, path: string) => {
    await visitor.resize(width);
    await visitor.open(path);
  };

  journey('every page opens with its heading, its fonts and its pictures, without a complaint', async () => {
    await visitor.resize(WIDE);
    for (const path of PATHS) {
      await visitor.open(path);
      await becomes(page.isAlive).toBe(true);
      expect(await visitor.run(page.heading), path).toMatch(/\w{3}/);
      expect(await visitor.run(page.unloaded), path).toEqual([]);
      expect(await visitor.run(page.complaints), path).toEqual([]);
    }
  });

  journey('no page scrolls sideways on a phone', async () => {
    await visitor.resize(NARROW);
    for (const path of PATHS) {
      await visitor.open(path);
      expect(await visitor.run(page.overflow), path).toBe(0);
    }
  });

  journey('a menu of the header opens by click, and closes by a click elsewhere', async () => {
    await openAt(WIDE, '/about');
    await visitor.click(MENU);
    await becomes(page.isSeen, 'header nav a[href="/committees/unhrc"]').toBe(true);
    await visitor.click('h1');
    await becomes(page.isSeen, 'header nav a[href="/committees/unhrc"]').toBe(false);
  });

  journey('a menu of the header opens by key, Tab leads in, and Escape gives the focus back', async () => {
    await openAt(WIDE, '/about');
    await visitor.run(page.focus, MENU);
    await visitor.press('Enter');
    await becomes(page.isSeen, 'header nav a[href="/committees/unhrc"]').toBe(true);
    await visitor.press('Tab');
    await becomes(page.focusedText).toBe('All twelve committees');
    await visitor.press('Escape');
    await becomes(page.isSeen, 'header nav a[href="/committees/unhrc"]').toBe(false);
    await becomes(page.hasFocus, MENU).toBe(true);
  });

  journey('the registration dialog takes the focus and gives it back: by key, by its button, by Escape', async () => {
    await openAt(WIDE, '/home');
    for (const close of [() => visitor.click('#registration button'), () => visitor.press('Escape')]) {
      await visitor.run(page.focus, REGISTER);
      await visitor.press('Enter');
      await becomes(page.isModal, '#registration').toBe(true);
      await becomes(page.holdsFocus, '#registration').toBe(true);
      await close();
      await becomes(page.isSeen, '#registration').toBe(false);
      await becomes(page.hasFocus, REGISTER).toBe(true);
    }
  });

  journey('the drawer of a phone opens, one group at a time, and closes', async () => {
    await openAt(NARROW, '/about');
    await becomes(page.isSeen, 'header nav').toBe(false);
    await visitor.click(DRAWER);
    await becomes(page.isSeen, 'header nav').toBe(true);
    await visitor.click('header nav li:has(> a[href="/addressals"]) summary');
    await becomes(page.isSeen, 'header nav a[href="/addressals/principal"]').toBe(true);
    await visitor.click(MENU);
    await becomes(page.isSeen, 'header nav a[href="/committees/unhrc"]').toBe(true);
    await becomes(page.isSeen, 'header nav a[href="/addressals/principal"]').toBe(false);
    await visitor.click(DRAWER);
    await becomes(page.isSeen, 'header nav').toBe(false);
  });

  journey('the countdown shows the time that is left, and goes on', async () => {
    await openAt(WIDE, HOME_BEFORE);
    await becomes(page.isAlive).toBe(true);
    await becomes(page.countdownIsRight).toBe(true);
    const seconds = await visitor.run(page.text, '[data-unit=seconds]');
    await becomes(page.text, '[data-unit=seconds]').not.toBe(seconds);
    await becomes(page.countdownIsRight).toBe(true);
    expect(await visitor.run(page.text, '[data-unit=days]')).toBe('47');
    expect(await visitor.run(page.complaints)).toEqual([]);
  });

  journey('the contact form refuses what is empty, and sends what is not', async () => {
    await openAt(WIDE, '/contact');
    await becomes(page.isSeen, 'form[data-is-ready]').toBe(true);
    await visitor.click('form [type=submit]');
    await becomes(page.text, 'form [role=alert]').toBe('Please fill in all fields before submitting.');
    await visitor.type('[name=name]', 'Asha Verma');
    await visitor.type('[name=email]', 'asha@school.in');
    await visitor.type('[name=message]', `From ${engine.name}: when do doors open?`);
    await visitor.click('form [type=submit]');
    await becomes(page.text, 'main [role=status]').toContain('Message sent successfully!');
    expect((await site.received()).filter((message) => message.includes(`From ${engine.name}`))).toHaveLength(1);
    expect(await visitor.run(page.complaints)).toEqual([]);
  });

  journey('the filter of the committees finds one, by click and by arrow', async () => {
    await openAt(WIDE, '/committees');
    await visitor.click('label:has([value=crisis])');
    await becomes(page.seenTexts, 'main h2').toEqual(['JCC']);
    await visitor.press('ArrowDown');
    await becomes(page.seenTexts, 'main h2').toEqual(['International Press Corps']);
  });

  journey('the search finds a page, which opens', async () => {
    await openAt(WIDE, '/search');
    await becomes(page.isAlive).toBe(true);
    await visitor.type('#search-field', 'UNHRC');
    await becomes(page.text, 'main [role=status]').toContain('found for “UNHRC”');
    await visitor.click('main ol a');
    await becomes(page.path).toBe('/committees/unhrc');
  });

  journey('a calendar file is offered, and is one', async () => {
    await openAt(WIDE, '/committees/jcc');
    const href = await visitor.run(page.linkTo, '.ics');
    const answer = await fetch(href);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  journey('the dark scheme is followed', async () => {
    const background = () => visitor.run(page.background);
    await visitor.open('/about');
    const light = await background();
    const other = await engine.start({ address: site.address, scheme: 'dark' });
    try {
      await other.open('/about');
      expect(await other.run(page.isDark)).toBe(true);
      expect(await other.run(page.background)).not.toBe(light);
    } finally {
      await other.leave();
    }
  });
});
