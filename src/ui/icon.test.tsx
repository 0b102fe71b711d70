import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Icon, type IconName } from './icon.tsx';

test.each(['no-such-icon', 'toString'])('an unknown icon is logged, and nothing is rendered: %s', (name) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderToStaticMarkup(<Icon name={name as IconName} />)).toBe('');
  expect(log).toHaveBeenCalledExactlyOnceWith(`There is no icon “${name}”.`);
});
