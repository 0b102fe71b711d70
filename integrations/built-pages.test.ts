import { expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { findTakenNames, hideOtherPhases, readPages } from './built-pages.ts';

const CONFERENCE = { dates: { first: '2025-10-10', last: '2025-10-11' }, timeZone: 'Asia/Kolkata' };

test('elements of other days are hidden in a built page, and nothing else changes', async () => {
  const now = Date.parse('2025-10-11T09:00+05:30');
  const dist = createFolder({
    'home.html': `<!DOCTYPE html><p data-when="before">Soon</p><P class=x data-when="during" data-when-day="1">Day 1</P>
<p title="a > b" data-when="during" data-when-day=2>Day 2 <svg><g data-when='after'/></svg></p>
<p data-until="${now}">Open</p><p data-from="${now}">Closed</p><p>“data-when="before"”</p>`,
  });
  const [page] = await readPages(dist);
  expect(
    page && hideOtherPhases(page, CONFERENCE, now).html,
  ).toBe(`<!DOCTYPE html><p hidden data-when="before">Soon</p><P hidden class=x data-when="during" data-when-day="1">Day 1</P>
<p title="a > b" data-when="during" data-when-day=2>Day 2 <svg><g hidden data-when='after'/></svg></p>
<p hidden data-until="${now}">Open</p><p data-from="${now}">Closed</p><p>“data-when="before"”</p>`);
});

test('a file of the public folder with the address of a built one is named', () => {
  const publicFolder = createFolder({ 'Search.json': '[]', 'media/index.html': '', 'fees.pdf': 'PDF' });
  expect(findTakenNames(['home.html', 'media.html', 'search.json'], publicFolder)).toEqual([
    'public/Search.json: The website itself has this address. Give this file another name.',
    'public/media/index.html: The website itself has this address. Give this file another name.',
  ]);
});
