import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { linkClass } from './link-kind.ts';

/** The line that opens a `details`, with an arrow that turns. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className={linkClass('action')}>
      {children} <Icon name="chevron-down" />
    </summary>
  );
}
