import { expect, test, vi } from 'vitest';
import { committeeOf, SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { parseMarkdown } from '../content/markdown.ts';
import { findPictures, withPicture } from './find-picture.ts';

const FOLDER = `${SAMPLE_CONTENT}/committees`;

vi.mock('virtual:source-images', () => {
  const picture = (name: string, width: number, height: number, isEngraving = true) => ({
    ...{ path: `tests/fixtures/sample-edition/committees/${name}`, width, height, isEngraving },
    file: { src: name.replace(/\.\w+$/, '') },
  });
  return {
    sourceImages: [
      picture('dove.webp', 800, 1000),
      picture('dove-small.webp', 240, 300),
      picture('dove-night.webp', 800, 1000),
      picture('dove-paper.webp', 800, 1000),
      picture('sea.jpg', 1200, 900, false),
    ],
  };
});
vi.mock('astro:assets', () => ({
  getImage: async ({ src, width, format }: { src: { src: string }; width: number; format: string }) => ({
    src: `/${src.src}-${width}.${format}`,
  }),
}));

/** The picture of a committee, by default as on its card. */
async function cardOf(image: string, frame: 'committeeCard' | 'card' = 'committeeCard') {
  return (await withPicture({ ...committeeOf('ocean'), image: `${FOLDER}/${image}` }, frame)).picture;
}

test('an engraving is sent as WebP, in its own drawing for small sizes, for dark ground and for paper', async () => {
  expect(await cardOf('dove.webp')).toMatchObject({
    srcSet: '/dove-small-240.webp 1x, /dove-400.webp 2x',
    sources: [
      {
        type: 'image/webp',
        media: 'screen and (prefers-color-scheme: dark)',
        srcSet: '/dove-night-320.webp 1x, /dove-night-400.webp 2x',
      },
    ],
    onPaper: '/dove-paper-400.webp',
    ...{ src: '/dove-400.webp', width: 400, height: 500 },
  });
});

test('every screen gets the same small drawings on the home page, in their own size', async () => {
  expect(await cardOf('dove.webp', 'card')).toMatchObject({ srcSet: '/dove-280.webp 280w' });
});

test('a photograph is sent as AVIF and WebP, in a text in no more pixels than it has', async () => {
  const path = `${FOLDER}/sea.jpg`;
  expect(await findPictures(parseMarkdown(`![The sea](${path})`))).toMatchObject({
    [path]: {
      srcSet: '/sea-480.webp 480w, /sea-960.webp 960w, /sea-1200.webp 1200w',
      sources: [{ type: 'image/avif', srcSet: '/sea-480.avif 480w, /sea-960.avif 960w, /sea-1200.avif 1200w' }],
      ...{ src: '/sea-1200.webp', width: 1200, height: 900, onPaper: undefined },
    },
  });
});
