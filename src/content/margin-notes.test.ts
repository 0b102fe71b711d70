import { expect, test } from 'vitest';
import { marginNotes } from './margin-notes.ts';
import { termMarker } from './terms.ts';

const MEANING = 'The power to stop a decision alone, even when everyone else wants it.';
const terms = ['veto', 'treaty', 'mandate', 'member', 'session'].map((term) => ({
  term,
  forms: [],
  meaning: MEANING,
  see: [],
  margin: term !== 'session',
}));
const LINES = 'word '.repeat(13);

/** The terms that get a note. */
function noted(paragraphs: string[], place?: 'article'): string[] {
  return paragraphs
    .map(termMarker(terms))
    .map(marginNotes(terms, place))
    .flatMap((text) => text.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.note?.term ?? []))));
}

test('a term has its meaning beside it, unless it is one that needs none', () => {
  expect(noted(['In a session a state can veto it.'])).toEqual(['veto']);
  const [, term] = marginNotes(terms)(termMarker(terms)('They veto it.'));
  expect(term).toMatchObject({ words: 'veto', note: { term: 'veto', meaning: MEANING } });
});

test('only as many have one as can begin within three lines of their term', () => {
  expect(noted(['A veto, a treaty, a mandate and a member.'])).toEqual(['veto', 'treaty']);
  expect(noted([`A veto, a treaty, ${LINES.repeat(3)} a mandate.`])).toEqual(['veto', 'treaty', 'mandate']);
});

test('paragraphs follow one another, in plain text and in HTML', () => {
  const first = `A veto, a treaty. ${LINES.repeat(3)}`;
  expect(noted([first, 'A mandate.'])).toEqual(['veto', 'treaty', 'mandate']);
  expect(noted([`<p>${first}</p>\n<p title="${LINES.repeat(9)}">A mandate.</p>`])).toEqual([
    'veto',
    'treaty',
    'mandate',
  ]);
});

test('in an article, notes after the first end with the text', () => {
  expect(noted(['A veto and a treaty.'], 'article')).toEqual(['veto']);
  expect(noted([`A veto and a treaty. ${LINES.repeat(5)}`], 'article')).toEqual(['veto', 'treaty']);
});
