import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type ButtonProps = ComponentProps<'button'> & { kind: 'accent' | 'line' };

/** A link that looks like a button. */
export function ButtonLink({ className, ...attributes }: ComponentProps<typeof Link>) {
  return <Link {...attributes} className={clsx(styles.button, className)} />;
}

/** `accent` for the main action of a view, `line` for a secondary one. */
export function Button({ kind, className, ...attributes }: ButtonProps) {
  return <button type="button" className={clsx(styles.button, styles[kind], className)} {...attributes} />;
}
