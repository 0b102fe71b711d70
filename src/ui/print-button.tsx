import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="target underlined action-link screen-only needs-script" data-print>
      <Icon name="printer" />
      <span>{children}</span>
    </button>
  );
}
