import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type ShareCard, shareCards } from './cards.ts';
import { drawShareCard } from './draw.tsx';
import { fitCard, TOP } from './fit-card.ts';
import type { Fitted } from './fitted-text.tsx';
import { BAND } from './layout.ts';
import { madeUpCommittee, madeUpEdition } from './made-up-edition.ts';

const WORDS = 'Interparliamentary negotiations concerning transboundary groundwater, '.repeat(6).trim();

/** Everything that the secretariat could write too long, in every kind of card. */
const longEdition = madeUpEdition({
  conference: {
    name: 'The Very Old and Honourable International School of Lucknow and Uttar Pradesh Model United Nations Conference',
    edition: 188,
    city: 'Thiruvananthapuram and the surrounding districts',
    dates: { first: '2025-12-30', last: '2026-01-02' },
    keepOnPhone: true,
  },
  pages: Object.fromEntries(
    Object.keys(madeUpEdition().pages).map((name) => [name, { title: WORDS, description: WORDS }]),
  ) as ReturnType<typeof madeUpEdition>['pages'],
  committees: [
    madeUpCommittee({ title: WORDS, fullName: WORDS, agenda: WORDS, eligibility: { label: WORDS, note: WORDS } }),
    madeUpCommittee({ slug: 'no-picture', title: 'UNEP', agenda: WORDS, image: undefined, kind: 'historical' }),
    madeUpCommittee({ slug: 'no-spaces', title: 'Antidisestablishmentarianism'.repeat(9), agenda: 'x'.repeat(400) }),
  ],
  addressals: [{ slug: 'principal', title: WORDS, summary: WORDS }],
});

// One of each kind of artwork: the others differ in nothing that is tested here.
const cards = [...Map.groupBy(shareCards(longEdition), ({ artwork, layout }) => `${artwork.kind}, ${layout}`)].map(
  ([kind, group]) => [kind, group[0] as ShareCard] as const,
);

const textsOf = async (card: ShareCard): Promise<Fitted[]> =>
  Object.values(await fitCard(card))
    .flat(2)
    .filter((fitted) => fitted !== undefined);

describe.each(cards)('a card with too long texts (%s)', (_, card) => {
  test('keeps every text in its place', async () => {
    for (const { text, height, box, size } of await textsOf(card)) {
      expect(height, text).toBeLessThanOrEqual(box.height);
      expect(size).toBeGreaterThanOrEqual(20);
    }
  });

  test('keeps its words above the band', async () => {
    const { label, title, fullName, agenda, text } = await fitCard(card);
    const heights = [label, title, fullName, agenda, text].map((fitted) => fitted?.height ?? 0);
    expect(TOP + heights.reduce((a, b) => a + b)).toBeLessThan(BAND.top);
  });

  test('is a PNG of 1200 by 630 pixels and less than 150 KB', async () => {
    const png = await drawShareCard(card);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(150_000);
  });
});

test('a text that is too long ends at the end of a word', async () => {
  const card = shareCards(longEdition).find(({ pagePath }) => pagePath === '/committees/no-picture') as ShareCard;
  const { agenda } = await fitCard(card);
  const kept = agenda?.text.replace(/…$/, '') ?? '';
  expect(agenda?.text).toMatch(/…$/);
  expect(WORDS.startsWith(kept)).toBe(true);
  expect(WORDS[kept.length]).toMatch(/[ ,]/);
});

test('the same card has the same bytes', async () => {
  const [card] = shareCards(madeUpEdition());
  if (!card) throw new Error('There is no card.');
  expect((await drawShareCard(card)).equals(await drawShareCard(card))).toBe(true);
});
