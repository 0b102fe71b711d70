import type { PropsWithChildren } from 'react';

/** `client:loaded="ID"` shows it if the script of an island cannot be loaded. */
export function LoadFailure({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <p id={id} role="alert" className="lede" hidden>
      {children}
    </p>
  );
}
