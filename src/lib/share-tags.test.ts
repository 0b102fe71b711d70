import { expect, test } from 'vitest';
import { shareTags } from './share-tags.ts';

const page = { title: 'About · School MUN', description: 'What it is.', siteName: 'School MUN' };
const url = 'https://mun.example.org/about';
const card = { url: 'https://mun.example.org/share/about.png', alt: 'About. School MUN, 10 October 2025, Lucknow.' };

const contents = (tags: ReturnType<typeof shareTags>) =>
  Object.fromEntries(tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]));

test('a shared page shows its name, a sentence and its picture', () => {
  expect(contents(shareTags({ ...page, url, card }))).toMatchObject({
    'og:site_name': 'School MUN',
    'og:title': page.title,
    'og:url': url,
    'og:image': card.url,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': card.alt,
    'twitter:card': 'summary_large_image',
    'twitter:image': card.url,
    'twitter:image:alt': card.alt,
  });
});

test('a page without an address of its own names neither address nor picture', () => {
  const tags = contents(shareTags(page));
  expect(tags).toMatchObject({ 'og:title': page.title, 'twitter:card': 'summary' });
  expect(Object.keys(tags).filter((name) => /url|image/.test(name))).toEqual([]);
});
