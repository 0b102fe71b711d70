import type { PropsWithChildren } from 'react';

/** Links and buttons beside one another. Not on paper, where nobody can press them. */
export function Actions({ className = '', children }: PropsWithChildren<{ className?: string | undefined }>) {
  return <p className={`actions screen-only ${className}`.trim()}>{children}</p>;
}
