/** The sentences of the specification, in the order of its sections, tested on the ninth edition. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import * as form from '../support/contact.ts';
import { bar, cells, dialog, main, menuButton, PHONE, title } from '../support/page.ts';

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-IN' });

const BASE = '/mun';
const EXTERNAL = /^https:\/\/\w/;
const TIMES = { before: '2025-09-01T09:00+05:30', during: '2025-10-10T11:00+05:30', after: '2025-11-01T09:00+05:30' };
const size = (width: number, height: number) => ({ width, height });
const PHONES_ON_THEIR_SIDE = [size(844, 390), size(667, 375), size(568, 320)];
const PHONES = [size(360, 640), ...PHONES_ON_THEIR_SIDE];
const COMPUTERS = [size(1366, 768), size(1440, 900)];

/** Title, slug and agenda of each committee. */
const COMMITTEES = `
AIPPM | aippm | Evaluating the Agniveer scheme; balancing national security and youth welfare
UNHRC | unhrc | Human rights violations from child conscription by terrorist organisations; psychological rehabilitation in Central and South East Asia
HSRA | hsra | A pan-India revolution strategy after leadership loss (set on 30 December 1927)
UNSC | unsc | The situation concerning the Democratic Republic of the Congo
UN Women (UNW) | unwomen | Declining funding for women’s empowerment institutions; Sevilla commitment
Lok Sabha | lok-sabha | Political assassinations, communal riots and centre-state dispute in West Bengal, with emphasis on illegal immigration
Dumbarton Oaks | dumbarton-oaks | Drafting proposals for a General International Committee (assembles 21 August 1944)
JCC | jcc | Case file (To be released 7 days prior to the conference)
Akbar’s Ibadat Khana | akbars-ibadat-khana | The creation of Din-i-Ilahi
WTO; DSB | wto | Case file (To be released 15 days prior to the conference)
UNGA; ESS | unga-ess | Humanitarian intervention and protection mandates involving armed non-State groups
International Press Corps | ipc | Photography, Journalism and Caricature.`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [name: string, slug: string, agenda: string]);
const WITHOUT_OVERVIEW = ['JCC', 'WTO; DSB', 'International Press Corps'];
const COMMITTEE_PAGES = Object.fromEntries(COMMITTEES.map(([name, slug]) => [name, `/committees/${slug}`]));

const ADDRESSALS = {
  'Principal’s Message': '/addressals/principal',
  'Secretary-General’s Message': '/addressals/secretary',
};
const FOOTER = { About: '/about', Media: '/media', Contact: '/contact', Brochure: EXTERNAL, '@schoolmun': EXTERNAL };
const FURTHER_PAGES = {
  'Parents and schools': '/parents-and-schools',
  Accessibility: '/accessibility',
  'First conference?': '/first-conference',
  Privacy: '/privacy',
};
const FORMS = { 'Individual Delegate Forms': EXTERNAL, 'School Registration Forms': EXTERNAL };
const RESOURCES = { Brochure: EXTERNAL, 'Conference Handbook': EXTERNAL, 'Background Guides': EXTERNAL };

const DROPDOWNS = { Addressals: ADDRESSALS, Committees: COMMITTEE_PAGES, Resources: RESOURCES };

/** Title and address of each page that is not a committee. */
const PAGES = {
  'School Model United Nations': '/',
  'Countdown to Glory: 38 Days!': '/home',
  About: '/about',
  Committees: '/committees',
  Guidelines: '/guidelines',
  Contact: '/contact',
  Addressals: '/addressals',
  Resources: '/resources',
  'Coming soon! Stay Tuned..': '/coming-soon',
  'See you after the conference!': '/media',
  ...ADDRESSALS,
};

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const documents = (page: Page) => main(page).getByRole('listitem').getByRole('link');
/** The items of the header on wide screens. */
const items = (page: Page) => header(page).getByRole('navigation').locator('> ul > li').filter({ visible: true });
const dropdown = (page: Page, name: string) =>
  items(page).filter({ hasText: name }).locator('details').getByRole('link');
const section = (page: Page, heading: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

async function open(page: Page, path: string, time = TIMES.before) {
  await page.clock.setFixedTime(new Date(time));
  return page.goto(`.${path}`);
}

/** Sets the size of letters, as visitors do in the settings of their phone. */
const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Expects exactly these links, in this order: how their names begin, and their addresses. */
async function expectLinks(links: Locator, expected: Record<string, string | RegExp>): Promise<void> {
  await expect(links).toHaveCount(Object.keys(expected).length);
  for (const [index, [name, target]] of Object.entries(expected).entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(new RegExp(`^${RegExp.escape(name)}`));
    await expect(link).toHaveAttribute('href', typeof target === 'string' ? BASE + target : target);
  }
}

/** Expects that every link to another site opens in a new tab and says so. */
async function expectNewTabs(page: Page): Promise<void> {
  const external = page.locator('a[href^="http"]');
  const inNewTab = page.locator('[target=_blank][rel="noopener noreferrer"]', { hasText: '(opens in a new tab)' });
  await expect(external.and(inNewTab), page.url()).toHaveCount(await external.count());
}

/* Section 2: screens and routes */

test('every address answers with its title, and every external link opens in a new tab', async ({ page }) => {
  for (const [name, path] of Object.entries(PAGES)) {
    expect([path, (await open(page, path))?.status()]).toEqual([path, 200]);
    await expect(title(page)).toHaveText(name, { useInnerText: true, ignoreCase: true });
    await expectNewTabs(page);
  }
});

test('the splash page has a moving title, 20 particles and a second stage after 800 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  const motion = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { delay = 0, iterations } = effect?.getTiming() ?? {};
      const isInTitle = (effect as KeyframeEffect).target?.closest('h1') !== null;
      return { delay, isInTitle, isDrifting: iterations === Infinity };
    }),
  );
  expect(motion.some(({ isInTitle }) => isInTitle)).toBe(true);
  expect(motion.filter(({ isDrifting }) => isDrifting)).toHaveLength(20);
  expect(motion.map(({ delay }) => delay)).toContain(800);
  await expect(page.getByRole('img', { name: /statue/i })).toBeVisible();
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page).toHaveURL('./home');
});

test('/home has links to three pages, and two buttons that open the dialog', async ({ page }) => {
  await open(page, '/home');
  for (const name of ['Guidelines', 'Committees', 'Contact'])
    await expectLinks(main(page).getByRole('link', { name, exact: true }), { [name]: `/${name.toLowerCase()}` });
  for (const name of ['Register Now', 'Registration']) {
    await expect(dialog(page)).toBeHidden();
    await main(page).getByRole('button', { name, exact: true }).click();
    await expect(dialog(page).getByRole('heading')).toHaveText('Choose Registration Type');
    await expectLinks(dialog(page).getByRole('link'), FORMS);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  }
  await expect(dialog(page)).toBeHidden();
});

test('the letters of welcome are signed, and their words can be copied in one piece', async ({ page }) => {
  await open(page, '/addressals/principal');
  const letter = main(page).getByRole('article');
  await expect(letter).toContainText(/A\swarm welcome to all of you/, { useInnerText: true });
  await expect(letter.getByText('Principal', { exact: true })).toBeVisible();
  await open(page, '/addressals/secretary');
  await expect(letter.getByText('Secretary General', { exact: true })).toBeVisible();
});

test('/committees has an overview, and twelve cards in two to six columns', async ({ page }) => {
  await open(page, '/committees');
  const cards = main(page).getByRole('listitem');
  // The overview, without the sentences about who may take part.
  const overview = main(page)
    .locator('p:not(li p)', { hasText: /[.!?]\s+\p{Lu}.*[.!?]$/u })
    .filter({ hasNotText: 'exclusively' });
  await expectLinks(cards.getByRole('heading').getByRole('link'), COMMITTEE_PAGES);
  for (const [index, [, , agenda]] of COMMITTEES.entries())
    await expect(cards.nth(index).getByText(agenda, { exact: true })).toBeVisible();
  const lefts = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  for (const width of [1440, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(new Set(await lefts()).size).toBe(width > 390 ? 6 : 2);
    await expect(overview.filter({ visible: true })).toHaveCount(1);
    expect((await overview.boundingBox())?.y).toBeLessThan((await cards.first().boundingBox())?.y ?? 0);
  }
  for (const size of PHONES_ON_THEIR_SIDE) {
    await page.setViewportSize(size);
    await expect(cards.first(), `${size.width} px`).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // The picture of a card is above its heading, so a first screen with the heading has the picture, too.
  await expect(cards.nth(1).getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('each committee has a page with its title, agenda, overview, links and picture', async ({ page }) => {
  for (const [name, slug, agenda] of COMMITTEES) {
    expect([slug, (await open(page, `/committees/${slug}`))?.status()]).toEqual([slug, 200]);
    await expect(title(page)).toHaveText(name);
    await expectNewTabs(page);
    const back = main(page).getByRole('link', { name: 'Back to Committees', exact: true });
    await expectLinks(back, { 'Back to Committees': '/committees' });
    await expect(section(page, 'Agenda').getByText(agenda, { exact: true })).toBeVisible();
    const overview = WITHOUT_OVERVIEW.includes(name) ? /^Overview\s*None$/ : /^Overview\s*\w+/;
    await expect(section(page, 'Overview')).toHaveText(overview, { useInnerText: true, ignoreCase: true });
    await expect(section(page, 'Overview').locator('picture')).toHaveCount(WITHOUT_OVERVIEW.includes(name) ? 1 : 0);
    await expect(main(page).locator('picture img').first()).toHaveAttribute('src', /^\/mun\/images\/./);
    await expectLinks(documents(page), {
      ...(name !== 'JCC' && { 'Executive Board Members': EXTERNAL }),
      ...(name !== 'International Press Corps' && { 'Background Guide': EXTERNAL }),
      ...(name === 'WTO; DSB' && { 'Background Guide': '/coming-soon', 'Case File': EXTERNAL }),
    });
  }
});

test('a committee without an overview is explained in the glossary, linked from its full name', async ({ page }) => {
  for (const [slug, fullName] of Object.entries({
    jcc: 'Joint Crisis Committee',
    wto: 'World Trade Organization: Dispute Settlement Body',
    ipc: 'Photographers, journalists and caricaturists',
  })) {
    await open(page, `/committees/${slug}`);
    await main(page).getByRole('link', { name: fullName, exact: true }).click();
    // The link leads to a term of the glossary, which screen readers read with its meaning, and without a landmark.
    await expect(page.locator('dt:target')).toBeFocused();
    await expect(page.locator('dt:target')).toHaveAccessibleDescription(/^\w+ .*\.$/);
    await expect(main(page).getByRole('region')).toHaveCount(0);
  }
});

test('a toggle shows the executive boards of JCC, and hover shows the guides of IPC', async ({ page }) => {
  const toggle = main(page).getByRole('listitem').locator('summary');
  await open(page, '/committees/jcc');
  await expect(toggle).toHaveText(/^Executive Board Members/);
  const links = main(page).getByRole('listitem').locator('details').getByRole('link');
  await expect(links).toHaveCount(0);
  await toggle.click();
  await expectLinks(links, { 'Executive Board 1': EXTERNAL, 'Executive Board 2': EXTERNAL });
  await toggle.click();
  await expect(links).toHaveCount(0);
  // The list opens when the mouse enters the row, so the mouse must not be there yet.
  await page.mouse.move(0, 0);
  await open(page, '/committees/ipc');
  await expect(toggle).toHaveText(/^Background Guide/);
  await expect(links).toHaveCount(0);
  // The open list moves the content below it down.
  const top = async () => (await page.getByRole('heading', { name: 'Overview', exact: true }).boundingBox())?.y ?? NaN;
  const closedTop = await top();
  await toggle.hover();
  await links.last().hover();
  expect(await top()).toBeGreaterThan(closedTop);
  await expectLinks(links, { Photography: EXTERNAL, 'Journalism and Caricature': EXTERNAL });
  await page.mouse.move(0, 0);
  await expect(links).toHaveCount(0);
  await toggle.hover();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
});

test('the day of a case file is given once, in words that stay true', async ({ page }) => {
  for (const [slug, day] of Object.entries({ jcc: '3 October 2025', wto: '25 September 2025' })) {
    for (const time of Object.values(TIMES)) {
      await open(page, `/committees/${slug}`, time);
      await expect(main(page).getByText(day).filter({ visible: true })).toHaveCount(1);
      await expect(section(page, 'Documents')).toContainText(`scheduled for ${day}`, { ignoreCase: true });
      await expect(main(page)).not.toContainText(/will be released|to come|was released|has been released|\bdue\b/);
    }
  }
});

test('the header is fixed and has six items; the item of the open page is highlighted', async ({ page }) => {
  await open(page, '/about');
  await page.mouse.wheel(0, 1500);
  const links = items(page).locator('> a');
  await expect(links).toHaveText(['Home', 'About', 'Addressals', 'Committees', 'Resources', 'Contact']);
  await expect(links.first()).toBeInViewport();
  await expect(links.and(page.locator('[aria-current]'))).toHaveText(['About']);
  await expect(links.and(page.locator('[aria-current]'))).toHaveCSS('background-size', '100% 3px');
  await header(page).getByRole('link', { name: 'School MUN' }).click();
  await expect(page).toHaveURL('./');
  await expect(header(page)).toBeVisible();
  await page.setViewportSize(size(360, 640));
  await open(page, '/about');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(header(page).getByRole('link', { name: 'School MUN' })).toBeInViewport();
});

test('Addressals and Resources are pages with two letters and three documents', async ({ page }) => {
  for (const [path, links] of Object.entries({ '/addressals': ADDRESSALS, '/resources': RESOURCES })) {
    await open(page, path);
    await expectLinks(main(page).getByRole('list').first().getByRole('link'), links);
  }
});

test('dropdowns open on hover, with their entries in order and a link to all of them last', async ({ page }) => {
  await open(page, '/committees/unsc');
  await expect(items(page).locator('> a[aria-current]')).toHaveText(['Committees']);
  await expect(header(page).getByRole('navigation').locator('[aria-current=page]')).toHaveText([/UNSC$/]);
  for (const [name, entries] of Object.entries(DROPDOWNS)) {
    await expect(dropdown(page, name)).toHaveCount(0);
    await items(page).filter({ hasText: name }).locator('> a').hover();
    await expectLinks(dropdown(page, name), { ...entries, All: `/${name.toLowerCase()}` });
  }
});

test('the splash has no second bar and no footer, unlike other pages', async ({ page }) => {
  await open(page, '/about');
  await expect(bar(page).getByRole('paragraph')).toHaveText('10 and 11 October 2025, Lucknow', { useInnerText: true });
  await expect(footer(page)).toContainText(/School Model United Nations\s*© 2025/);
  const logo = footer(page).locator('div:has(> p)', { hasText: '©' }).locator('[aria-hidden]').last();
  await expect(logo).toHaveCSS('mask-image', /mark/);
  await expectLinks(footer(page).getByRole('link'), { ...FOOTER, ...FURTHER_PAGES });
  await open(page, '/');
  await expect(title(page)).toBeVisible();
  await expect(bar(page).or(footer(page))).toHaveCount(0);
});

test('a page opens at the top, another site in a new tab; Back restores the position', async ({ page, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'A document' }));
  await open(page, '/guidelines');
  await footer(page).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('./about');
  const position = () => page.evaluate(() => scrollY);
  expect(await position()).toBe(0);
  await page.goBack();
  await expect.poll(position).toBeGreaterThan(500);
  await page.goForward();
  const tab = context.waitForEvent('page');
  await footer(page).getByRole('link', { name: 'Brochure' }).click();
  await expect((await tab).getByText('A document')).toBeVisible();
  await expect(page).toHaveURL('./about');
});

test('the placeholder pages and the page for unknown paths have links back', async ({ page }) => {
  await open(page, '/coming-soon');
  await main(page).getByRole('link', { name: 'Back to Committees', exact: true }).click();
  await expect(page).toHaveURL('./committees');
  await open(page, '/media');
  await main(page).getByRole('link', { name: 'Back to Home', exact: true }).click();
  await expect(page).toHaveURL('./home');
  expect((await open(page, '/committees/no-such-page'))?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page not found');
  await main(page).getByRole('link', { name: 'Committees', exact: true }).click();
  await expect(page).toHaveURL('./committees');
});

/* Section 4: states and transitions */

test('the countdown counts each second in two digits, to zeros, and stops', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-09-30T21:57:00+05:30') });
  await page.goto('./home');
  await page.clock.pauseAt(new Date('2025-09-30T21:58:55.400+05:30'));
  await expect(title(page)).toHaveText('Countdown to Glory: 9 Days!', { useInnerText: true });
  await expect(cells(page)).toHaveText(['09', '02', '01', '05']);
  // Runs to the next whole second.
  await page.clock.runFor(600);
  await expect(cells(page)).toHaveText(['09', '02', '01', '04']);
  await page.clock.pauseAt(new Date('2025-10-09T23:59:58+05:30'));
  await expect(cells(page)).toHaveText(['00', '00', '00', '02']);
  await page.clock.runFor(2000);
  await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
  await expect(page.getByRole('heading', { name: 'Countdown to Glory: 0 Days!' })).toBeVisible();
  await page.evaluate(() => {
    window.setTimeout = window.setInterval = (() => {
      document.title = 'A timer was started';
    }) as unknown as typeof setTimeout & typeof setInterval;
  });
  await page.clock.runFor(5000);
  await expect(page).not.toHaveTitle('A timer was started');
});

/** Zones west and east of Lucknow. /home shows the first day from the later of two midnights: local and in Lucknow. */
const BEGINNINGS = [
  ['America/Los_Angeles', '2025-10-10T00:00-07:00', '2025-10-10T00:00-07:00'],
  ['Pacific/Auckland', '2025-10-10T00:00+13:00', '2025-10-10T00:00+05:30'],
] as const;

for (const [timezoneId, midnight, beginning] of BEGINNINGS) {
  test.describe(`on a clock in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('/home counts down to midnight there; the conference begins no earlier than in Lucknow', async ({ page }) => {
      await page.clock.install({ time: Date.parse(midnight) - 7_200_000 });
      await page.goto('./home');
      await page.clock.pauseAt(Date.parse(midnight) - 1000);
      await expect(cells(page)).toHaveText(['00', '00', '00', '01']);
      await expect(title(page)).toHaveText('Countdown to Glory: 0 Days!', { useInnerText: true });
      await page.clock.runFor(1000);
      await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
      if (beginning !== midnight) {
        await page.clock.pauseAt(Date.parse(beginning) - 1000);
        await expect(title(page)).toHaveText('Countdown to Glory: 0 Days!', { useInnerText: true });
        await expect(bar(page).getByRole('paragraph')).toHaveText('10 and 11 October 2025, Lucknow', {
          useInnerText: true,
        });
        await page.clock.runFor(1000);
      }
      await expect(title(page)).toHaveText('Friday, 10 October', { useInnerText: true });
      await expect(bar(page).getByRole('paragraph')).toHaveText('Day 1 of 2, Lucknow', { useInnerText: true });
      await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
      await expect(page.getByRole('heading', { name: 'Countdown to Glory: 0 Days!' })).toBeVisible();
    });
  });
}

for (const [phase, time] of Object.entries(TIMES)) {
  test(`${phase} the conference, /home begins with the countdown, Register Now and Guidelines`, async ({ page }) => {
    await open(page, '/home', time);
    const actions = main(page).locator('a, button').filter({ visible: true });
    await expect(actions.nth(0)).toHaveText('Register Now');
    await expect(actions.nth(1)).toHaveText('Guidelines');
    const hindi = main(page).locator('[lang=hi]');
    await expectLinks(hindi, { 'हिन्दी में पढ़ें': '/parents-and-schools/hi' });
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { name: /^Countdown to Glory/ })).toBeInViewport({ ratio: 0.99 });
      for (const cell of await cells(page).all()) await expect(cell).toBeInViewport({ ratio: 0.99 });
      for (const index of [0, 1]) await expect(actions.nth(index)).toBeInViewport({ ratio: 0.99 });
    }
    for (const size of COMPUTERS) {
      await page.setViewportSize(size);
      for (const name of ['Committees', 'Registration', 'Contact'])
        await expect(main(page).getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 0.99 });
    }
    // The footer begins within two screens of 900 px.
    expect((await footer(page).boundingBox())?.y).toBeLessThanOrEqual(1800);
  });
}

/** Words broken across two lines. */
const brokenWords = (page: Page) =>
  main(page).evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}’]+/gu) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('with enlarged letters, phones break no word and fit every page', async ({ page }) => {
  const visits = [
    ...Object.values(TIMES).map((time) => ['/home', time] as const),
    ...['/committees', ...Object.values(COMMITTEE_PAGES)].map((path) => [path, TIMES.before] as const),
  ];
  for (const [path, time] of visits) {
    await open(page, path, time);
    for (const [letters, width] of [
      ['113%', 320],
      ['131%', 360],
      ['150%', 412],
      ['200%', 320],
      ['200%', 412],
      ['131%', 667],
    ] as const) {
      await setLetters(page, letters);
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(page), `${path}, ${letters}, ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
  await open(page, '/');
  for (const { width, height } of PHONES_ON_THEIR_SIDE) {
    await setLetters(page, '200%');
    await page.setViewportSize({ width, height });
    expect.soft(await brokenWords(page), `the splash page, ${width} px`).toEqual([]);
  }
});

test('on phones, headings and countdown grow with the letters, and the bars stay low', async ({ page }) => {
  const fontSize = (locator: Locator) => locator.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const { height } = PHONE.viewport;
  await page.setViewportSize(PHONE.viewport);
  await open(page, '/home');
  const texts = [title(page), main(page).getByRole('heading', { level: 2 }).first(), cells(page).first()];
  const before = await Promise.all(texts.map(fontSize));
  await setLetters(page, '200%');
  for (const [index, text] of texts.entries())
    expect(await fontSize(text)).toBeGreaterThan(1.25 * (before[index] ?? NaN));
  expect(await fontSize(cells(page).first())).toBeGreaterThan(
    await fontSize(main(page).getByRole('paragraph').first()),
  );
  const { y = NaN, height: barHeight = NaN } = (await bar(page).boundingBox()) ?? {};
  expect(y + barHeight).toBeLessThan(0.3 * height);
  // The three links are side by side, and the texts of the cards take most of the width of the cards.
  const links = await bar(page).getByRole('listitem').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  const card = section(page, 'Committees');
  const widthOf = async (it: Locator) => (await it.boundingBox())?.width ?? NaN;
  expect(await widthOf(card.getByRole('paragraph'))).toBeGreaterThan(0.7 * (await widthOf(card)));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height });
    for (const [letters, limit] of [
      ['131%', 60],
      ['100%', 50],
    ] as const) {
      await setLetters(page, letters);
      expect((await bar(page).boundingBox())?.height, `${letters}, ${width} px`).toBeLessThan(limit);
    }
  }
});

test('on phones, the words above the countdown that has ended touch no line of the building', async ({ page }) => {
  await open(page, '/home', TIMES.after);
  const building = main(page).locator('.narrow > svg');
  const frieze = building.locator('[data-when="during after"] > path');
  const heading = page.getByRole('heading', { name: 'Countdown to Glory: 0 Days!' });
  for (const [width, letters] of [
    [320, '100%'],
    [320, '131%'],
    [390, '100%'],
    [430, '131%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setLetters(page, letters);
    const bottomOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect().bottom);
    const { y = NaN } = (await heading.boundingBox()) ?? {};
    expect(y, `${width} px, ${letters}`).toBeGreaterThan(await bottomOf(building.locator('.roof')));
    expect(await bottomOf(heading), `${width} px, ${letters}`).toBeLessThan(await bottomOf(frieze));
  }
});

test('in low windows, the last link of the details of /home ends above the next section', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/home');
  const link = main(page).getByRole('link', { name: 'Google Calendar' }).filter({ visible: true });
  const { y = NaN, height = NaN } = (await link.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await section(page, 'New here?').boundingBox())?.y ?? NaN);
});

test('before the conference, the first screen of /home has the dress code, on phones beside the date', async ({
  page,
}) => {
  await open(page, '/home');
  const ofDays = main(page)
    .getByText(/: (Indian|Western) formals$/)
    .filter({ visible: true });
  await expect(ofDays).toHaveText(['Day 1: Indian formals', 'Day 2: Western formals']);
  for (const day of await ofDays.all()) await expect(day).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ofDays).toHaveCount(2);
  const topOf = async (term: string) =>
    (await main(page).getByText(term, { exact: true }).filter({ visible: true }).boundingBox())?.y;
  expect(await topOf('Dress code')).toBe(await topOf('When'));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu changes its icon, shows one group at a time, and closes when a link is followed', async ({ page }) => {
    await open(page, '/about');
    const icon = menuButton(page).locator('svg').filter({ visible: true });
    const group = (name: string) => header(page).locator('nav summary').filter({ hasText: name });
    const entry = (name: string) => header(page).getByRole('navigation').getByRole('link', { name, exact: true });
    const bars = await icon.innerHTML();
    await expect(menuButton(page)).toHaveText(/Menu/, { useInnerText: true });
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveText(/Close/, { useInnerText: true });
    expect(await icon.innerHTML()).not.toBe(bars);
    const names = ['Home', 'About', 'Addressals', 'Committees', 'Resources', 'Contact'];
    const entries = header(page).locator('nav').locator('a, summary, button').filter({ visible: true });
    const further = ['Register Now', 'First conference?', 'Parents and schools', 'हिन्दी में पढ़ें'];
    await expect(entries).toHaveText([...names.map((name) => new RegExp(`^${name}`)), ...further]);
    for (const index of names.keys()) await expect(entries.nth(index)).toBeInViewport({ ratio: 0.99 });
    await group('Addressals').tap();
    await expect(entry('Principal’s Message')).toBeVisible();
    await group('Committees').tap();
    await expect(entry('UNSC')).toBeVisible();
    await expect(entry('Principal’s Message')).toBeHidden();
    await group('Committees').tap();
    await expect(entry('UNSC')).toBeHidden();
    await group('Committees').tap();
    // Nothing covers the links of the menu.
    for (const [, slug] of COMMITTEES) {
      const link = header(page).locator(`nav a[href$="/${slug}"]`);
      await link.scrollIntoViewIfNeeded();
      await link.tap({ trial: true, timeout: 1000 });
    }
    await entry('UNSC').tap();
    await expect(page).toHaveURL('./committees/unsc');
    await expect(entry('UNSC')).toBeHidden();
    expect(await icon.innerHTML()).toBe(bars);
  });

  test('after the conference, the second bar gives the month and year of the conference', async ({ page }) => {
    await open(page, '/about', TIMES.after);
    await expect(bar(page).getByRole('paragraph')).toHaveText('Ended Oct 2025', { useInnerText: true });
  });

  test('a link to the secretariat comes before the form', async ({ page }) => {
    await open(page, '/contact');
    const link = main(page).getByRole('link', { name: 'Email and venue', exact: true });
    const heading = await page.getByRole('heading', { name: 'Send a message' }).boundingBox();
    expect((await link.boundingBox())?.y).toBeLessThan(heading?.y ?? 0);
    await link.tap();
    await expect(page.getByRole('heading', { name: 'The secretariat' })).toBeInViewport();
  });
});

/* Sections 3, 5, 7 and 8: the secretariat and the message */

test('/contact has the roles, a place for their numbers, the email, the venue and the reply time', async ({ page }) => {
  await open(page, '/contact');
  const secretariat = page.getByRole('region', { name: 'The secretariat' }).getByRole('listitem');
  const roles = ['Secretary General', 'Deputy Secretary General', 'Director General', 'USG for Delegate Affairs'];
  await expect(secretariat).toHaveText(roles.map((role) => new RegExp(`^${role}.*To be announced`)));
  const address = page.getByRole('region', { name: 'Write or visit' });
  await expect(address.getByRole('link', { name: 'secretariat@example.org' })).toBeVisible();
  await expect(address.getByText('The school, Lucknow', { exact: true })).toBeVisible();
  await expect(main(page).getByText('We reply within 48 hours.')).toBeVisible();
});

test('an empty field sends nothing, a failure keeps the fields, a success clears them', async ({ page }) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page, 400);
  await open(page, '/contact');
  await form.isReady(page);
  expect(await form.values(page)).toEqual(['', '', '']);
  await expect(form.fields(page).email).toHaveAttribute('type', 'email');
  for (const name of ['name', 'email', 'message'] as const) {
    await form.fillIn(page);
    await form.fields(page)[name].fill('  ');
    await form.send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields before submitting.');
  }
  expect(service.requests).toEqual([]);
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  // The toast is centred at the top, below the header.
  for (const size of [...PHONES, ...COMPUTERS]) {
    await page.setViewportSize(size);
    const { height = NaN } = (await header(page).boundingBox()) ?? {};
    const { x = NaN, y = NaN, width = NaN } = (await form.toast(page).getByRole('group').boundingBox()) ?? {};
    expect(y, `${size.width} px`).toBeGreaterThanOrEqual(height);
    expect(y, `${size.width} px`).toBeLessThan(height + 60);
    expect(Math.abs(x + width / 2 - size.width / 2), `${size.width} px`).toBeLessThan(20);
  }
  expect(logged).toHaveLength(1);
  service.behaviour = 200;
  const sent = page.waitForRequest('**/api/v1.0/email/send');
  await form.send(page).click();
  const request = await sent;
  expect([request.method(), request.headers()['content-type']]).toEqual(['POST', 'application/json']);
  const id = expect.stringMatching(/./);
  expect(request.postDataJSON()).toEqual({
    lib_version: id,
    user_id: id,
    service_id: id,
    template_id: id,
    template_params: { from_name: 'Aoife Joyce', from_email: 'aoife@school.ie', message: form.TEXT },
  });
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(await form.values(page)).toEqual(['', '', '']);
});

/* Section 9: business constants and limits */

test('/guidelines has a committee overview, 18 numbered guidelines and the dress code', async ({ page }) => {
  await open(page, '/guidelines');
  await expect(main(page).getByRole('heading', { name: 'Committee overview' })).toBeVisible();
  const guidelines = main(page).locator('ol > li');
  await expect(guidelines).toHaveText(Array.from({ length: 18 }, (_, index) => new RegExp(`^${index + 1}\\D`)));
  for (const dress of ['Day 1: Indian formals', 'Day 2: Western formals'])
    await expect(guidelines.filter({ hasText: dress })).toHaveCount(1);
});

test('UNHRC and AIPPM are exclusively for 6th and 7th graders', async ({ page }) => {
  for (const path of ['/committees', '/committees/unhrc', '/committees/aippm', '/guidelines']) {
    await open(page, path);
    const note = main(page).getByText('AIPPM and UNHRC are exclusively for 6th and 7th graders.');
    await expect(note.filter({ visible: true }), path).toHaveCount(1);
  }
});

test('the edition, the days and the years of the history are as specified', async ({ page }) => {
  await open(page, '/about');
  await expect(header(page).getByRole('link', { name: 'School MUN Ninth edition' })).toBeVisible();
  const history = main(page).getByRole('listitem');
  const entries = [/1994.*school is founded/, /2011.*branch opens/, /2016.*Model United Nations begins/, /2025.*ninth/];
  await expect(history).toHaveText(entries);
  // In this window, the years have their largest size, and yet each must fit on one line.
  await page.setViewportSize({ width: 1920, height: 1000 });
  const lines = history.locator('time').evaluateAll((years) =>
    years.map((year) => {
      const range = document.createRange();
      range.selectNodeContents(year);
      return range.getClientRects().length;
    }),
  );
  expect(await lines).toEqual([1, 1, 1, 1]);
  await open(page, '/about', TIMES.after);
  await expect(history.last()).toContainText('Twelve committees met in Lucknow', { useInnerText: true });
});
