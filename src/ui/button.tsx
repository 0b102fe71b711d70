import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

/** `accent` for the one action of a view, `brass` for HOME only, `line` for what steps back. */
type ButtonKind = 'accent' | 'brass' | 'line';

type ButtonProps = ComponentProps<'button'> & { kind: ButtonKind };

/** A button on a plate. */
export function Button({ kind, className, ...attributes }: ButtonProps) {
  return <button type="button" className={clsx(styles.button, styles[kind], className)} {...attributes} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, href, children }: { kind: ButtonKind; href: string; children: ReactNode }) {
  return (
    <Link href={href} className={clsx(styles.button, styles[kind])}>
      {children}
    </Link>
  );
}
