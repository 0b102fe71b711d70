import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test('a word with a hyphen and dates do not break, and copy as they are', () => {
  expect(renderToStaticMarkup(<Unbroken>Arms of non-State groups (set on 30 December 1927)</Unbroken>)).toBe(
    'Arms of <span class="unbroken">non-State</span> groups (set on <span class="unbroken">30 December</span> 1927)',
  );
  expect(renderToStaticMarkup(<Unbroken>{'On 10\u00a0and\u00a011 October 2025.'}</Unbroken>)).toBe(
    'On <span class="unbroken">10\u00a0and\u00a011 October</span> 2025.',
  );
});
