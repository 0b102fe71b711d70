import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & { kind: 'accent' | 'line' };

/** `accent` for the one action of a view, `line` for what steps back. */
export function Button({ kind, className, ...attributes }: ButtonProps) {
  return <button type="button" className={clsx(styles.button, styles[kind], className)} {...attributes} />;
}
