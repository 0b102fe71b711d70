/** The meaning of a word in the margin beside its line: docs/decisions/0056-one-grid.md. */
import { expect, type Page, test } from '@playwright/test';
import { edition } from '../support/sample.ts';

const TERM = 'Executive Board';
const meaning = edition.glossary.terms.find(({ term }) => term === TERM)?.meaning ?? '';
const noteOf = (page: Page) => page.getByRole('main').locator('small', { hasText: meaning });

for (const path of ['/guidelines', '/about', '/committees/ocean']) {
  test(`on a wide screen, ${path} explains words beside their lines, in the last three columns`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const notes = await page.evaluate(() => {
      const end = document.querySelector('main .wrap')?.getBoundingClientRect().right ?? 0;
      return [...document.querySelectorAll('main a + small[aria-hidden]')].map((note) => {
        const { top, bottom, left, right } = note.getBoundingClientRect();
        const word = note.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
        const foot = note.closest('li, section')?.getBoundingClientRect().bottom ?? 0;
        return { top, bottom, width: right - left, past: right - end, below: top - word.top, room: foot - bottom };
      });
    });
    expect(notes.length).toBeGreaterThan(0);
    for (const [index, { top, width, past, below, room }] of notes.entries()) {
      expect(Math.abs(past)).toBeLessThan(1);
      expect(width).toBeCloseTo(310, 0);
      expect(below).toBeGreaterThan(-10);
      expect(below).toBeLessThan(110);
      expect(room).toBeGreaterThan(0);
      expect(top).toBeGreaterThan(notes[index - 1]?.bottom ?? 0);
    }
  });
}

test('on a phone and on paper, a word is only a link', async ({ page }) => {
  await page.goto('/guidelines');
  await expect(noteOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(noteOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(noteOf(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: TERM, exact: true })).toBeVisible();
});

test('a screen reader reads the sentence without the note in it', async ({ page }) => {
  await page.goto('/guidelines');
  await expect(noteOf(page)).toBeVisible();
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain(meaning);
});
