import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFolder } from '../../tests/support/folders.ts';
import { edition } from '../../tests/support/sample.ts';
import { cardOf, drawShareCard, shareCards } from './share-card.ts';

test('a committee has a card that shows its picture, or else the mark; other pages have that of the site', () => {
  expect(cardOf('/committees/ocean', edition)).toMatchObject({
    path: '/share/committees/ocean.png',
    alt: 'A pale sun over a calm sea',
  });
  expect(cardOf('/committees/newsroom', edition).alt).toBe('The mark of Corrib Bay Model United Nations');
  for (const path of ['/', '/home', '/guidelines', '/no-such-page'])
    expect(cardOf(path, edition).path).toBe('/share/home.png');
});

test('a card is as large as services ask for, and small enough for messengers, whatever a photograph shows', async () => {
  const picture = join(createFolder(), 'leaves.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 900, height: 600, channels: 3, background: 'black', noise } }).toFile(picture);
  const photograph = { path: 'a photograph with many details', alt: '', picture, isNight: false };
  for (const card of [shareCards(edition)[0], photograph]) {
    const png = await drawShareCard(card);
    expect(png.length, card.path).toBeLessThan(150_000);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
});
