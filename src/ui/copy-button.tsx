import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './copy-button.module.css';
import { type LinkKind, linkClass } from './link.tsx';

interface CopyButtonProps {
  kind: LinkKind;
  className?: string | undefined;
  text: string;
  /** The text is the address of the page: the device's own sheet shares it, where there is one. */
  isShared?: boolean;
  children: ReactNode;
}

/** Copies a text, and confirms it in the status that follows. The page has to run copy-button.client.ts. */
export function CopyButton({ kind, className, text, isShared, children }: CopyButtonProps) {
  return (
    <>
      <button
        type="button"
        className={clsx(linkClass(kind), 'screen-only needs-script', className)}
        data-copy={text}
        data-is-shared={isShared}
      >
        {children}
      </button>
      <span role="status" className={clsx('screen-only', styles.status)} />
    </>
  );
}
