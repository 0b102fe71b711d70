import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import styles from './niche.module.css';

type NicheProps = PropsWithChildren<{ isDecorative?: boolean; className?: string | undefined }>;

/** The arch for a statue, a portrait or a figure. */
export function Niche({ isDecorative = false, className, children }: NicheProps) {
  return (
    <div className={clsx(styles.niche, className)} aria-hidden={isDecorative || undefined}>
      {children}
    </div>
  );
}
