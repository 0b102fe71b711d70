import { clsx } from 'clsx';
import type { ComponentProps, PropsWithChildren } from 'react';
import styles from './field.module.css';

type FieldProps = PropsWithChildren<{ id: string; label: string }>;

/** A label, where a visitor writes, and notes on it. @param props `id` of where the visitor writes */
export function Field({ id, label, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {/* A browser may have translated it before React runs. */}
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      {children}
    </div>
  );
}

/** Where a visitor writes a line. */
export function Input({ className, ...attributes }: ComponentProps<'input'>) {
  return <input className={clsx(styles.input, className)} {...attributes} />;
}

/** Where a visitor writes several lines. */
export function TextArea({ className, ...attributes }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(styles.input, className)} {...attributes} />;
}
