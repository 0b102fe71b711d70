import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A button that prints the page; its script is layouts/page.client.ts. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="target underlined action-link screen-only needs-script" data-print>
      <Icon name="printer" />
      <span>{children}</span>
    </button>
  );
}
