import type { PropsWithChildren } from 'react';

/** What is said if the script of an island cannot be loaded: `client:loaded="ID"` shows it. */
export function LoadFailure({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <p id={id} role="alert" className="lede" hidden>
      {children}
    </p>
  );
}
