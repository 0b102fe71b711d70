import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import styles from './arch.module.css';

type ArchProps = PropsWithChildren<{ isDecorative?: boolean; className?: string | undefined }>;

/** The drawing of an arch, with the mark of the school in its crown and room for a figure. */
export function Arch({ isDecorative = false, className, children }: ArchProps) {
  return (
    <div className={clsx(styles.arch, className)} aria-hidden={isDecorative || undefined}>
      {children}
    </div>
  );
}
