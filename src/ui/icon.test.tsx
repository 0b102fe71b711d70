import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Icon, type IconName } from './icon.tsx';

test.each(['no-such-icon', 'toString'])('the unknown icon %j logs an error and renders nothing', (name) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(renderToStaticMarkup(<Icon name={name as IconName} />)).toBe('');
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`Icon "${name}" does not exist`));
});
