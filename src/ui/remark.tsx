import type { ReactNode } from 'react';

/** A sentence below a list, on what is not in it. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className="remark">{children}</p>;
}
