import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { END, HOUR_MS, SAMPLE_CONTENT, SAMPLE_DIST } from '../support/sample.ts';

const OPENING = /The backs of many heads/;
const VOTE = /Three cards on long sticks/;

test('the gallery shows whole photographs side by side at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/media');
  for (const [name, ratio] of [
    [OPENING, 3 / 2],
    [VOTE, 2 / 3],
  ] as const) {
    const { width = 0, height = 1 } = (await page.getByRole('img', { name }).boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(ratio, 1);
    expect(height).toBeGreaterThan(270);
  }
});

test('one turns from picture to picture, each in full view, by link and by arrow key, and back to the gallery', async ({
  page,
}) => {
  await page.goto('/media');
  await page.getByRole('link', { name: OPENING }).click();
  await expect(page).toHaveURL('/media/opening-hall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everybody is here');
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/media/vote');
  await expect(page.getByRole('img', { name: VOTE })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Previous' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/media/opening-hall');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/media/vote');
  // With a modifier the key belongs to the browser or the system.
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/media/vote');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All pictures: 2 of 2' }).click();
  await expect(page).toHaveURL('/media#day-1-ocean');
});

test('no published picture says where or with what it was taken', async () => {
  const uploaded = await sharp(`${SAMPLE_CONTENT}/media/Opening_hall.JPG`).metadata();
  expect(uploaded.exif?.includes('Camera')).toBe(true);
  const files = await Array.fromAsync(glob('**/*.{jpg,jpeg,JPG,png,webp,avif}', { cwd: SAMPLE_DIST }));
  expect(files.filter((file) => /Opening_hall\..+\.(avif|webp)$/.test(file)).length).toBeGreaterThan(3);
  for (const file of files) {
    const { exif, xmp } = await sharp(join(SAMPLE_DIST, file)).metadata();
    expect([exif, xmp], file).toEqual([undefined, undefined]);
  }
});

test('the gallery is found by its captions, and the list of pages names it once', async ({ page, request }) => {
  const index = await (await request.get('/search.json')).text();
  expect(index.match(/"\/media(\/[^"]*)?"/g)).toEqual(['"/media"']);
  expect(index).toContain('All in favour');
  await page.goto('/search');
  await expect(page.getByRole('main').locator('a[href^="/media"]')).toHaveCount(1);
});

test('awards are shown once the conference is over, with the committee and below the photographs', async ({ page }) => {
  for (const [time, count] of [
    [END - HOUR_MS, 0],
    [END + HOUR_MS, 1],
  ] as const) {
    await page.clock.setFixedTime(time);
    for (const path of ['/committees/ocean', '/media']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Awards' }), `${path} at ${time}`).toHaveCount(count);
      await expect(page.getByRole('listitem').filter({ hasText: 'High commendation' })).toHaveCount(count);
    }
  }
  await page.getByRole('main').getByRole('link', { name: 'Awards' }).click();
  await expect(page.getByRole('heading', { name: 'Awards' })).toBeInViewport();
  await page.getByRole('link', { name: 'European Council' }).last().click();
  await expect(page.getByRole('main')).toContainText('Best negotiator');
  await page.goto('/committees/city-council');
  await expect(page.getByText('Awards')).toHaveCount(0);
});
