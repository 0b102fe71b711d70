import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './copy-button.module.css';
import { type LinkKind, linkClass } from './link.tsx';

interface CopyButtonProps {
  kind: LinkKind;
  className?: string | undefined;
  text: string;
  children: ReactNode;
}

/** Copies a text, and confirms it in the status that follows. The page has to run copy-button.client.ts. */
export function CopyButton({ kind, className, text, children }: CopyButtonProps) {
  return (
    <>
      <button type="button" className={clsx(linkClass(kind), 'screen-only needs-script', className)} data-copy={text}>
        {children}
      </button>
      <span role="status" className={clsx('screen-only', styles.status)} />
    </>
  );
}
