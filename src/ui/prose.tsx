import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import './prose.css';

/** A text of several paragraphs, with the styles of lists, steps and quotations. */
export function Prose({ className, children }: PropsWithChildren<{ className?: string | undefined }>) {
  return <div className={clsx('prose', className)}>{children}</div>;
}
