import type { ReactNode } from 'react';

/** The page's column. A component for pages that have an island in it: Astro's style for islands goes before it, not into it. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className="wrap">{children}</div>;
}
