import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Agenda } from './agenda.tsx';

test('a word that begins with “non-” does not break after its hyphen, and copies as it is', () => {
  expect(renderToStaticMarkup(<Agenda>Arms of non-State groups</Agenda>)).toBe(
    'Arms of <span class="unbroken">non-State</span> groups',
  );
});
