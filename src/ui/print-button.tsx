import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { linkClass } from './link.tsx';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={clsx(linkClass('arrow'), 'screen-only needs-script')} data-print>
      <Icon name="printer" />
      <span>{children}</span>
    </button>
  );
}
