import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './field.module.css';

/** Where a visitor writes a line. */
export function Input({ className, ...attributes }: ComponentProps<'input'>) {
  return <input className={clsx(styles.input, className)} {...attributes} />;
}

/** Where a visitor writes several lines. */
export function TextArea({ className, ...attributes }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(styles.input, className)} {...attributes} />;
}
