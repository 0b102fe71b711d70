import { expect, test } from 'vitest';
import { archiveProblems } from './check.ts';

const page = (body: string, path = '/2025/home') =>
  `<meta name="robots" content="noindex"><link rel="canonical" href="https://mun.example.org${path}">${body}`;
const problemsOf = (body: string) =>
  archiveProblems(
    new Map([
      ['2025.html', page('<p id="main">', '/2025')],
      ['2025/home.html', page(body)],
    ]),
    (file) => file === '2025/_astro/a.css',
  );

test('an archive that stays within itself has no problems', () => {
  const links = [
    '../2025',
    '../2025#main',
    'home',
    '#top',
    '../',
    '../contact',
    'https://example.org/',
    'mailto:a@b.org',
  ];
  const body = links.map((href) => `<a href="${href}">x</a>`).join('');
  expect(problemsOf(`<p id="top"><link href="_astro/a.css">${body}`)).toEqual([]);
});

test.each([
  ['<script>1</script>', 'an archive has no script.'],
  ['<form >', 'an archive has no form.'],
  ['<a href="../about">', '../about leads out of the archive.'],
  ['<a href="about">', 'about leads nowhere.'],
  ['<a href="/2025">', '/2025 is not relative'],
  ['<img srcset="a.avif 400w">', 'a.avif leads nowhere.'],
  ['<a href="../2025#other">', 'no element there has this id'],
])('%s is told', (body, message) => {
  expect(problemsOf(body)).toEqual([expect.stringContaining(message)]);
});

test('an archive that could be found, or gives another address as its own, is told', () => {
  expect(archiveProblems(new Map([['2025/home.html', '']]), () => true)).toHaveLength(2);
});
