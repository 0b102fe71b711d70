import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Agenda } from './agenda.tsx';

test('a word does not break after its hyphen, and copies as it is', () => {
  expect(renderToStaticMarkup(<Agenda>Arms of non-State groups, Din-i-Ilahi</Agenda>)).toBe(
    'Arms of <span class="unbroken">non-State</span> groups, <span class="unbroken">Din-i-Ilahi</span>',
  );
});
