import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import { atomFeed } from './feed.ts';

const sources = {
  pages: edition.pages,
  conference: {
    ...edition.conference,
    name: 'Rock & Roll MUN',
    site: 'https://mun.example.org',
    timeZone: 'Asia/Kolkata',
  },
};

test('an entry of the feed has what a news reader needs, with its time in UTC', () => {
  const hall = {
    slug: 'hall',
    title: 'Hall < 3',
    time: '2025-10-10 10:40',
    for: 'JCC & UNSC',
    html: '<p>“No” power</p>',
  };
  const feed = atomFeed(sources, [hall, { ...hall, slug: 'older', time: '2025-10-09 09:00' }]);
  const [head = '', entry = '', older = ''] = feed.split('<entry>');
  expect(head).toContain('<updated>2025-10-10T05:10:00.000Z</updated>');
  expect(head).toContain('<author><name>Rock &#38; Roll MUN</name></author>');
  expect(head).toContain(
    '<link rel="self" type="application/atom+xml" href="https://mun.example.org/announcements.xml"/>',
  );
  expect(entry).toContain('<title>Hall &#60; 3</title>');
  expect(entry).toContain('<link href="https://mun.example.org/announcements/hall"/>');
  expect(entry).toContain('<updated>2025-10-10T05:10:00.000Z</updated>');
  // Twice: the audience is a text in HTML, and that is a text in XML.
  expect(entry).toContain('&#60;p&#62;For: JCC &#38;#38; UNSC&#60;/p&#62;\n&#60;p&#62;“No” power&#60;/p&#62;');
  // A reader knows an entry by its id, also when next year’s has the same name.
  expect(entry).toContain('<id>tag:mun.example.org,2025-10-10:/announcements/hall</id>');
  expect(older).toContain('<id>tag:mun.example.org,2025-10-09:/announcements/older</id>');
});
