import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Icon, type IconName } from './icon.tsx';

afterEach(() => vi.restoreAllMocks());

test('a known icon is drawn and hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="close" />)).toMatch(/^<svg.*aria-hidden="true".*<path/);
});

test.each(['no-such-icon', 'toString', ''])('the unknown icon %j logs an error and renders nothing', (name) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderToStaticMarkup(<Icon name={name as IconName} />)).toBe('');
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`Icon "${name}" does not exist`));
});
