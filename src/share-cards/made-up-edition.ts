import type { Committee } from '../content/committee.ts';
import { routes } from '../lib/routes.ts';
import type { CardSources } from './cards.ts';

/** An edition for tests: as short as can be, but for what is given. */
export function madeUpEdition(given: Partial<CardSources> = {}): CardSources {
  const pages = Object.fromEntries(
    Object.keys(routes).map((name) => [name, { title: `Page ${name}`, description: `What ${name} is about.` }]),
  ) as CardSources['pages'];
  return {
    conference: {
      name: 'School MUN',
      edition: 9,
      city: 'Lucknow',
      dates: { first: '2025-10-10', last: '2025-10-11' },
      keepOnPhone: true,
    },
    pages,
    committees: [madeUpCommittee()],
    addressals: [{ slug: 'principal', title: 'Principal’s Message', summary: 'A welcome.' }],
    ...given,
  };
}

/** A committee for tests, as a card needs it. */
export function madeUpCommittee(given: Partial<Committee> = {}): Committee {
  const link = { title: 'Paper', url: 'https://example.org/paper' };
  return {
    slug: 'unhrc',
    order: 1,
    title: 'UNHRC',
    cardTitle: 'UNHRC',
    fullName: 'Human Rights Council',
    kind: 'united-nations',
    agenda: 'The rights of children',
    image: '/images/committees/unhrc.webp',
    imageAlt: 'A dove',
    summary: 'The Council debates.',
    executiveBoard: [link],
    backgroundGuide: [link],
    ...given,
  };
}
